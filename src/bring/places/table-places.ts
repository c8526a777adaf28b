import Papa from 'papaparse';
import type { LatLng } from '#src/domain/place/location.ts';
import { pointOf } from './collect-places.ts';
import type { PlaceCollector } from './collect-places.ts';
import { findColumns } from './find-columns.ts';
import { writtenPoint } from './written-point.ts';

/** Rows that are read; the collector takes far fewer. */
const MOST_ROWS = 20_000;

/** A table of places, also one of the lists that Google exports: title, note, link and comment. */
export function tablePlaces(text: string, into: PlaceCollector): void {
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS,
  });
  // A quote that is not closed would make one cell of all that follows.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new SyntaxError('an open quote');
  const { columns, rows } = findColumns(data);
  for (const row of rows) {
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? '').trim());
    const notes = columns.notes.map(cell);
    const name = cell(columns.name);
    const point = pointIn(cell(columns.lat), cell(columns.lng), cell(columns.point));
    if (point !== null) into.add({ name, notes, ...point });
    else {
      const linked = writtenPoint(cell(columns.link));
      into.add({ name, notes, ...linked?.at, rough: linked?.rough ?? false });
    }
  }
}

/** What is no plain number may be in degrees and minutes, or have N, S, E and W in place of a sign. */
function pointIn(lat: string, lng: string, both: string): LatLng | null {
  if (lat !== '' && lng !== '') {
    return pointOf(degreesOf(lat), degreesOf(lng)) ?? writtenPoint(`${lat}; ${lng}`)?.at ?? null;
  }
  return writtenPoint(both)?.at ?? null;
}

/** With a decimal point or comma; NaN, which is no point, for anything else. */
function degreesOf(text: string): number {
  const plain = text.replace(',', '.').replace(/°$/u, '');
  return /^[+-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
}
