import type { IsoDay } from '#src/domain/days/day.ts';
import { balineseNewYear } from './balinese-new-year.ts';
import { eastAsianDay } from './east-asian-calendar.ts';
import { hinduDay } from './hindu-calendar.ts';
import { HINDU_OBSERVANCES } from './hindu-observances.ts';
import { islamicDays } from './islamic-calendar.ts';
import { moonDayFrom } from './moons.ts';

type DaysOfYear = (year: number) => IsoDay[];

export const LISTED_YEARS = Array.from({ length: 25 }, (_, index) => 2026 + index);

/** The days of the listed years that a calendar of the Moon gives; null where the rule names none of these calendars. */
export function calendarDays(rule: string): IsoDay[] | null {
  const [name = '', when = '', how = ''] = rule.split(' ');
  const daysOf = CALENDARS[name]?.(when, how);
  return daysOf === undefined ? null : LISTED_YEARS.flatMap(daysOf);
}

/** By the first word of a rule; README.md beside this file says what the others mean. */
const CALENDARS: Readonly<Record<string, (when: string, how: string) => DaysOfYear>> = {
  chinese: (when) => eastAsian(8, when),
  korean: (when) => eastAsian(9, when),
  vietnamese: (when) => eastAsian(7, when),
  islamic: (when) => (year) => islamicDays(year, ...monthDayOf(when)),
  hindu: (when, how) => {
    const observance = HINDU_OBSERVANCES[how];
    if (observance === undefined) throw new Error(`no observance ${how}`);
    return (year) => [hinduDay(year, ...monthDayOf(when), observance)];
  },
  'full-moon': (when, how) => (year) => [moonDayFrom('full-moon', `${year}-${when}`, Number(how))],
  'balinese-new-year': () => (year) => [balineseNewYear(year)],
};

function eastAsian(utcHours: number, when: string): DaysOfYear {
  return (year) => [eastAsianDay(utcHours, year, ...monthDayOf(when))];
}

function monthDayOf(when: string): [number, number] {
  const [month = NaN, day = NaN] = when.split('-').map(Number);
  return [month, day];
}
