import type { Language } from '#src/domain/language.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import type { Sight } from '#src/domain/sights.ts';
import { crossingTo } from '../safety/crossings.ts';
import { pointKey } from '../town-views.ts';
import type { TripFacts } from '../trip-facts.ts';

/** What one needs there, as a part of what a sight or place asks. */
export const PASSPORT: Record<Language, string> = {
  en: 'Across the border: take your passport',
  de: 'Jenseits der Grenze: nimm den Reisepass mit',
};

/** Whether the way there leads across a border that is open, with a check of passports. */
export function isBeyondBorder({ countries }: Sight, { country }: TripFacts): boolean {
  return country !== null && crossingTo(country.code, countries) === 'passport';
}

/** The same for a place of an idea. */
export function isPlaceBeyondBorder(place: NamedPlace, { abroad }: TripFacts): boolean {
  return abroad.has(pointKey(place));
}
