import { differentNames, shareName } from '#src/domain/language/names.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';
import { isRiver } from './idea-plan.ts';
import { isSameSight, isSameThing } from './same-thing.ts';

/** So many places get an idea of their own. */
const MOST_PLACES = 4;
/** A place this near a sight is the sight. */
const AT_SIGHT_KM = 5;

/** Sights that the traveller named. */
export function sightsAsked({ named }: TripFacts): Sight[] {
  const { sights } = named;
  return sights.filter(
    (one, index) => !sights.slice(0, index).some((other) => isSameSight(other, one)),
  );
}

/** Places that the traveller named, as many as there is room for. */
export function placesAsked(facts: TripFacts): NamedPlace[] {
  const sights = sightsAsked(facts);
  return facts.named.places
    .filter((place) => !isRiver(place, facts) && !sights.some((sight) => isAtSight(sight, place)))
    .slice(0, MOST_PLACES);
}

/** Whether the place is the sight itself, whose text says more than that one can go to the place. */
function isAtSight(sight: Sight, place: NamedPlace): boolean {
  return (
    distanceKm(sight, place) < AT_SIGHT_KM ||
    isSameThing(sight, place) ||
    differentNames(sight.names).some((name) => differentNames(place.names).some(fullNameTest(name)))
  );
}

/** The place with the sight that it is, of those that somebody wrote about; empty without one. */
export function withSight(place: NamedPlace, { inReach }: TripFacts): [NamedPlace, Sight][] {
  const written = inReach.filter(({ isWritten }) => isWritten);
  const sight =
    written.find(({ names }) => shareName(names, place.names)) ??
    written.find((one) => isSameThing(one, place));
  return sight === undefined ? [] : [[place, sight]];
}
