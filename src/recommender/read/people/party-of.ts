import { ADULTS } from '#src/domain/place/access.ts';
import type { Party } from '#src/domain/place/access.ts';
import type { Children } from '../reading.ts';

/** Children below this age are carried for a part of the day, years. */
const TODDLER = 4;

/** Who travels, by what the text says of them. */
export function partyOf({ babies, ages }: Children): Party {
  const walking = ages.filter((age) => age >= TODDLER);
  return {
    ...ADULTS,
    babies,
    toddlers: ages.filter((age) => age >= 1 && age < TODDLER).length,
    youngest: walking.length > 0 ? Math.min(...walking) : null,
  };
}
