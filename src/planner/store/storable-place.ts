import type { Location } from '#src/domain/place/location.ts';
import type { ToStorableLocation } from '#src/domain/ports.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import type { ChosenName, ChosenPlace, StorablePlace } from './planner-state.ts';

/** Looks up what may be stored of a place that was chosen from the search. Never rejects. */
export async function lookUpStorable(
  { point, chosenName }: ChosenPlace,
  storable: ToStorableLocation,
  signal: AbortSignal,
  onFound: (storable: StorablePlace) => void,
): Promise<void> {
  if (chosenName === null) return;
  const location = { ...point, place: chosenName.place };
  try {
    const own = await storable(location, chosenName.name, chosenName.language, signal);
    if (!signal.aborted) onFound(storablePlace(own, chosenName));
  } catch (error) {
    if (!signal.aborted) console.error('Error reading what of the location may be kept', error);
  }
}

/** The location that a trip is stored with, of the one that the screen shows. */
export async function storableLocation(
  place: ChosenPlace,
  { location, language }: Trip,
  storable: ToStorableLocation,
  signal: AbortSignal,
): Promise<Location> {
  if (place.storable === null) {
    return storable(location, place.chosenName?.name ?? null, language, signal);
  }
  const { point, chosenName } = place.storable;
  const named = chosenName?.language === language && chosenName.place !== '';
  if (named) return { ...point, place: chosenName.place };
  return storable({ ...point, place: location.place }, null, language, signal);
}

/** The planned trip as it is stored: at this location, under its name. */
export function storedAt(planned: PlannedTrip, location: Location): PlannedTrip {
  const { trip, wordings } = planned;
  const wording = wordings[trip.language];
  const renamed = wording && { [trip.language]: { ...wording, place: location.place } };
  return { ...planned, trip: { ...trip, location }, wordings: { ...wordings, ...renamed } };
}

function storablePlace({ lat, lng, place }: Location, chosen: ChosenName): StorablePlace {
  const chosenName =
    place === chosen.place ? chosen : { ...chosen, place, name: shortPlaceName(place) };
  return { point: { lat, lng }, chosenName };
}
