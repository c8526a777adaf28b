import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { crossingTo } from '../safety/crossings.ts';
import { pointKey } from '../town-views.ts';
import type { PlaceFacts } from '../trip-facts.ts';

/** Whether the way there leads across a border that is open, with a check of passports. */
export function isBeyondBorder({ countries }: Sight, { country }: PlaceFacts): boolean {
  return country !== null && crossingTo(country.code, countries) === 'passport';
}

/** The same for a place of an idea. */
export function isPlaceBeyondBorder(place: NamedPlace, { abroad }: PlaceFacts): boolean {
  return abroad.has(pointKey(place));
}
