import { addDays } from '#src/domain/days/day.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { expectedOf } from './expectations.ts';
import type { Expected } from './expectations.ts';
import { BEYOND_EUROPE_ROWS } from './rows/beyond-europe.ts';
import { DANGER_ROWS } from './rows/dangers.ts';
import { EUROPE_ROWS } from './rows/europe.ts';
import { ROWS_EVERYWHERE } from './rows/everywhere.ts';
import { IDEA_ROWS } from './rows/ideas.ts';
import { PACKING_ROWS } from './rows/packing.ts';
import { SIGHT_ROWS } from './rows/sights.ts';
import { TRAVELLER_ROWS } from './rows/travellers.ts';

/** `row` is its line, which two trips have that differ in the language only. */
export type TableTrip = {
  trip: Trip;
  row: string;
  expected: Expected;
  /** ISO 3166 code of the country where the traveller lives; null where the row says none. */
  home: string | null;
};

/** All trips of the table. */
export const TRIPS: readonly TableTrip[] = [
  ROWS_EVERYWHERE,
  PACKING_ROWS,
  EUROPE_ROWS,
  BEYOND_EUROPE_ROWS,
  IDEA_ROWS,
  SIGHT_ROWS,
  DANGER_ROWS,
  TRAVELLER_ROWS,
].flatMap(tripsIn);

/**
 * Reads rows, one a line: place | latitude longitude | first day | days | travellers | language, or
 * `en+de` for both | wish. Further fields say what is expected of the plan, see expectations.ts. A line
 * that begins with # is a heading. `home GB` says where the traveller lives, `children 4 7` how old the
 * children of the form are.
 */
export function tripsIn(rows: string): TableTrip[] {
  return rows
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(tripsOf);
}

function tripsOf(line: string): TableTrip[] {
  const [place = '', point = '', startDate = '', days, travelers, languages = '', wish, ...more] =
    line.split('|').map((field) => field.trim());
  const [lat = Number.NaN, lng = Number.NaN] = point.split(' ').map(Number);
  const spoken = LANGUAGES.filter((language) => languages.split('+').includes(language));
  if (wish === undefined || Number.isNaN(lat + lng) || spoken.length === 0) throw new Error(line);
  const request = {
    startDate,
    endDate: addDays(startDate, Number(days) - 1),
    travelers: Number(travelers),
    preferences: wish,
  };
  const [home] = fieldOf(more, 'home');
  const children = fieldOf(more, 'children').map(Number);
  const expected = expectedOf(more.filter((field) => !/^(?:home|children) /u.test(field)));
  return spoken.map((language) => ({
    trip: {
      location: { lat, lng, place },
      request: children.length === 0 ? request : { ...request, children },
      language,
    },
    home: home ?? null,
    row: line,
    expected,
  }));
}

/** The words behind the first of a field, none where no field begins so. */
function fieldOf(fields: readonly string[], first: string): string[] {
  const field = fields.find((one) => one.startsWith(`${first} `)) ?? '';
  return field.split(/ +/u).slice(1);
}
