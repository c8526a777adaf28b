import type { LatLng } from '../place/location.ts';
import type { SavedTrip } from '../trip/trip.ts';

/** The places around which a trip keeps its map: pin, stops, and what is kept or lies on a day. */
export function keptPoints({
  trip,
  stops = [],
  days,
}: Pick<SavedTrip, 'trip' | 'stops' | 'days'>): LatLng[] {
  const places = [
    trip.location,
    ...stops.map((stop) => stop.trip.location),
    ...days.kept.flatMap(({ at }) => at ?? []),
  ];
  const found = new Map(places.map(({ lat, lng }) => [`${lat},${lng}`, { lat, lng }]));
  return [...found.values()];
}
