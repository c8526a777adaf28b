import { SunPosition } from 'astronomy-engine';
import { addDays, daysBetween } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { INDIAN_UTC_HOURS, siderealDegrees } from './hindu-observances.ts';
import type { Observance } from './hindu-observances.ts';
import { dayOf, moonsBetween } from './moons.ts';

const MONTHS = 12;
const DEGREES_OF_A_SIGN = 30;

/**
 * The day of a tithi (1 to 15 the waxing half, 30 the new moon) of a month, 1 for Chaitra, counted from new moon to new moon.
 * A month is named after the sign in which the Sun stands at its beginning; when it does not enter the next one the month is
 * repeated, and feasts are in the second.
 */
export function hinduDay(
  year: number,
  month: number,
  tithi: number,
  observance: Observance,
): IsoDay {
  const first = monthStart(year, month);
  const days = daysBetween(addDays(first, tithi - 3), addDays(first, tithi + 2));
  return observance(days, tithi);
}

function monthStart(year: number, month: number): IsoDay {
  const moons = moonsBetween('new-moon', `${year}-01-15`, `${year + 1}-02-20`);
  const signs = moons.map((moon) =>
    Math.floor(siderealDegrees(SunPosition(moon).elon, moon) / DEGREES_OF_A_SIGN),
  );
  const start = moons.find((_, index) => {
    const sign = signs[index] ?? 0;
    return ((sign + 1) % MONTHS) + 1 === month && sign !== signs[index + 1];
  });
  if (start === undefined) throw new Error(`no month ${month} in ${year}`);
  return dayOf(start, INDIAN_UTC_HOURS);
}
