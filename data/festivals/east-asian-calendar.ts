import { Seasons, SunPosition } from 'astronomy-engine';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { dayOf, momentOf, moonsBetween } from './moons.ts';

const SOLSTICE_MONTH = 11;
const MONTHS = 12;
const DEGREES_OF_A_TERM = 30;

type Month = { first: IsoDay; number: number; isLeap: boolean };

/**
 * The day of a month that is not a leap month, in the lunar year that begins in the year. The clock decides on which day the Moon is
 * new: 8 hours ahead of UTC in China, 9 in Korea, 7 in Vietnam.
 * Months begin on the day of the new moon; the eleventh holds the winter solstice; where thirteen begin between two of them,
 * the first in which the Sun enters no sign is a leap month (GB/T 33661-2017, in China's time).
 */
export function eastAsianDay(utcHours: number, year: number, month: number, day: number): IsoDay {
  const months = monthsOf(year, utcHours);
  const found = months.find(({ number, isLeap }) => number === month && !isLeap);
  if (found === undefined) throw new Error(`no month ${month} in ${year}`);
  return addDays(found.first, day - 1);
}

/** From the month of the solstice before the year to the one before the next. */
function monthsOf(year: number, utcHours: number): Month[] {
  const [before, after] = [year - 1, year].map((one) =>
    dayOf(Seasons(one).dec_solstice.date, utcHours),
  );
  if (before === undefined || after === undefined) throw new Error(`no solstice near ${year}`);
  const moons = moonsBetween('new-moon', addDays(before, -32), addDays(after, 2)).map((moon) =>
    dayOf(moon, utcHours),
  );
  const from = moons.findLastIndex((day) => day <= before);
  const to = moons.findLastIndex((day) => day <= after);
  const firsts = moons.slice(from, to);
  const leap = firsts.length > MONTHS ? leapIndex(moons.slice(from, to + 1), utcHours) : Infinity;
  return firsts.map((first, index) => {
    const months = SOLSTICE_MONTH - 1 + index - (index >= leap ? 1 : 0);
    return { first, number: (months % MONTHS) + 1, isLeap: index === leap };
  });
}

function leapIndex(firsts: readonly IsoDay[], utcHours: number): number {
  const terms = firsts.map((first) =>
    Math.floor(SunPosition(momentOf(first, 0, utcHours)).elon / DEGREES_OF_A_TERM),
  );
  return terms.findIndex((term, index) => term === terms[index + 1]);
}
