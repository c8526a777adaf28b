import type { Sight } from '#src/domain/sights.ts';
import type { TripFacts } from '../trip-facts.ts';
import { fullNameTest } from '../wishes/named-place.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { sightsInReach } from './sights-in-reach.ts';

const MOST = 4;

/** The sights that the traveller's text names, nearest first. */
export function namedSights(facts: TripFacts): Sight[] {
  const { preferences } = facts.trip.request;
  if (preferences.trim() === '') return [];
  const isNamed = fullNameTest(preferences);
  return sightsInReach(facts)
    .filter(({ name }) => isNamed(name) && hasOwnName(name))
    .slice(0, MOST);
}

/** 'Aquarium' and 'Old Temple' are wishes, not names. */
function hasOwnName(name: string): boolean {
  return readWishes(name).unread.length > 0;
}
