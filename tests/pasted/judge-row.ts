import type { Language } from '#src/domain/language.ts';
import { distanceKm } from '#src/domain/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import type { PastedRow } from './pasted-rows.ts';

/** What reads the rows: the search box, which also reads links and coordinates. */
export type Readers = {
  search: (text: string, language: Language, near: null) => Promise<FoundPlace[]>;
};

export type Judged = {
  row: PastedRow;
  /** What came first, as a row of the search would say it. */
  came: string;
  /** `null` where this command has no reader for the row. */
  isRight: boolean | null;
  /** A wrong place that Enter would take. */
  isSilent: boolean;
};

/** Reads one row and compares with what is right. */
export async function judgeRow(row: PastedRow, { search }: Readers): Promise<Judged> {
  if (row.reader === 'date') return { row, came: '', isRight: null, isSilent: false };
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

function pointOf(text: string): { lat: number; lng: number } {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  return { lat, lng };
}
