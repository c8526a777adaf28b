import { daysBetween } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

/** Saudi Arabia's calendar, of which ICU holds the official tables up to 2077. */
const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The days of the year, none to two, with that month and day. The sighting of the Moon may move them by one. */
export function islamicDays(year: number, month: number, day: number): IsoDay[] {
  return daysBetween(`${year}-01-01`, `${year}-12-31`).filter(
    (one) => UMM_AL_QURA.format(new Date(one)) === `${month}/${day}`,
  );
}
