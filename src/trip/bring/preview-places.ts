import type { BroughtList, BroughtPlace } from '#src/bring/places/brought-places.ts';
import { isThere, roomIn } from '#src/domain/day-plan/bring-ideas.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';

/** Places farther from the trip's place belong to another trip. */
export const NEAR_KM = 300;

export type PreviewedPlace = Omit<BroughtPlace, 'end'> & {
  /** Its position in the file. */
  id: number;
  /** From the trip's place; null without a point. */
  km: number | null;
};

export type Preview = {
  near: PreviewedPlace[];
  far: PreviewedPlace[];
  nowhere: PreviewedPlace[];
  /** How many of the file are kept on this trip already, and are in none of the groups. */
  here: number;
  /** How many more the trip takes. */
  room: number;
  /** Places that are ticked at first: the near ones, nearest first, as many as there is room for. */
  ticked: number[];
};

/** Sorts what a file holds by its distance from the trip. `nameOf`: what a place is called on the trip. */
export function previewPlaces(
  { places }: Pick<BroughtList, 'places'>,
  { plan, base }: { plan: DayPlan; base: LatLng },
  nameOf: (place: BroughtPlace) => string,
): Preview {
  const named = places.map((place, id): PreviewedPlace => {
    const { note, at, rough } = place;
    const km = at === null ? null : distanceKm(base, at);
    return { id, name: nameOf(place), note, at, rough, km };
  });
  const fresh = named
    .filter(({ name, at }) => !isThere(plan, name, at))
    .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0) || a.id - b.id);
  const near = fresh.filter(({ km }) => km !== null && km <= NEAR_KM);
  const room = roomIn(plan);
  return {
    near,
    far: fresh.filter(({ km }) => km !== null && km > NEAR_KM),
    nowhere: fresh.filter(({ km }) => km === null),
    here: named.length - fresh.length,
    room,
    ticked: near.slice(0, room).map(({ id }) => id),
  };
}
