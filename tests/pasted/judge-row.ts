import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { readTypedRange } from '#src/wording/typed-day-range.ts';
import { readTypedDay } from '#src/wording/typed-day.ts';
import type { PastedRow } from './pasted-rows.ts';

/** The day on which the dates are read: a Saturday. */
export const TODAY = '2027-05-01';

/** The reader of the rows but for dates: the search box, which also reads links and coordinates. */
export type Readers = {
  search: (text: string, language: Language, near: null) => Promise<FoundPlace[]>;
};

export type Judged = {
  row: PastedRow;
  /** The first answer, as a row of the search would say it. */
  came: string;
  isRight: boolean;
  /** A wrong place that Enter would take, or a wrong day. */
  isSilent: boolean;
};

/** Reads one row and compares with what is right. */
export async function judgeRow(row: PastedRow, { search }: Readers): Promise<Judged> {
  if (row.reader === 'date') return judgeDate(row);
  const [first] = await search(row.input, row.language, null);
  if (first === undefined) {
    return { row, came: 'nothing', isRight: row.right === '-', isSilent: false };
  }
  const unknown = first.unknown ?? '';
  const came = unknown === '' ? first.place : `${first.place} (for: ${unknown})`;
  const isThere = row.right !== '-' && distanceKm(first, pointOf(row.right)) <= row.withinKm;
  const saysUnknown =
    row.unknown === '*' || row.unknown === unknown || (row.right === '-' && unknown !== '');
  const isRight = (isThere || row.right === '-') && saysUnknown;
  return { row, came, isRight, isSilent: !isThere && unknown === '' };
}

/** In the rows of dates the last column is why nothing may be read. */
function judgeDate(row: PastedRow): Judged {
  const came = dayIn(row.input);
  const isRight = came === (row.right === '-' ? row.unknown : row.right);
  return { row, came, isRight, isSilent: !isRight && /^\d/u.test(came) };
}

/** The day, both days of a range, or why it is neither. */
export function dayIn(text: string): string {
  const read = readTypedDay(text, { today: TODAY });
  if (read.kind === 'day') return read.day;
  const range = read.kind === 'unreadable' ? readTypedRange(text, TODAY) : null;
  return range === null ? read.kind : `${range.startDate}/${range.endDate}`;
}

function pointOf(text: string): { lat: number; lng: number } {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  return { lat, lng };
}
