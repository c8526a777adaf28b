import * as v from 'valibot';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';
import type { Fame } from '#src/domain/place/sights.ts';

/** The files of the sights, shared with data/sights, which writes them. */
export const SIGHTS_FILES = {
  list: 'sights/list',
  notes: { en: 'sights/notes-en', de: 'sights/notes-de' },
} as const;

/** Whether a value from a file belongs into a column of a table. */
type CellTest<Cell = unknown> = (value: unknown) => value is Cell;
type RowOf<Tests> = {
  [Index in keyof Tests]: Tests[Index] extends CellTest<infer Cell> ? Cell : never;
};

type Degrees = number;

/** The area of a sight around its point; null for a point alone. */
export type SightArea =
  | null
  /** Radius of a circle around the point, km. */
  | number
  /** South, west, north, east. */
  | [Degrees, Degrees, Degrees, Degrees]
  /** The same, and the radius in km of a circle around its middle: the area is within both. */
  | [Degrees, Degrees, Degrees, Degrees, number]
  /** Latitude, longitude of points along a line. */
  | [Degrees, Degrees][];

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';
const isCodeBelow =
  (count: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
const isFame = (value: unknown): value is Fame =>
  value === 1 || value === 2 || value === 3 || value === 4;
const isNumbers = (value: unknown, ...lengths: number[]) =>
  Array.isArray(value) && lengths.includes(value.length) && value.every(isNumber);
const isArea = (value: unknown): value is SightArea =>
  isNumberOrNull(value) ||
  isNumbers(value, 4, 5) ||
  (Array.isArray(value) && value.every((point) => isNumbers(point, 2)));
const isTag = isCodeBelow(1000);
const isTags = (value: unknown): value is number[] => Array.isArray(value) && value.every(isTag);

/** One sight; empty fields are '' or null. */
const sightsTable = tableOf([
  /** English name, and the German one where it differs. */
  isText,
  isText,
  isCodeBelow(SIGHT_KINDS.length),
  /** Latitude and longitude. */
  isNumber,
  isNumber,
  /** 'AT', 'CA|US' */
  isText,
  isFame,
  isArea,
  isNumberOrNull,
  /** Bit n is month n + 1; 0 for all. */
  isCodeBelow(2 ** 12),
  isNumberOrNull,
  /** Bit n is need n of SIGHT_NEEDS. */
  isCodeBelow(2 ** SIGHT_NEEDS.length),
  /** Bit n is flag n of SIGHT_ACCESS. */
  isCodeBelow(2 ** SIGHT_ACCESS.length),
  /** Indices of its tags. */
  isTags,
]);

export const sightsListSchema = v.pipe(
  v.object({
    /** Tags found in names and notes of sights: 'ruins', 'stage/jazz' (src/recommender/read/tags-in.ts). */
    tags: v.array(v.string()),
    /** So many rows, the first ones, have a note each, in the same order as the notes. */
    noted: v.pipe(v.number(), v.integer(), v.minValue(0)),
    columns: sightsTable,
  }),
  v.transform(({ columns, ...rest }) => ({ ...rest, rows: columns })),
);
/** Text, when and asks, in one language. */
export const sightNotesSchema = tableOf([isText, isText, isText]);

/**
 * Reads the rows of a table that a file holds column by column: what is alike stands together and packs 8 %
 * smaller. A test each instead of a schema each, since tens of thousands of cells are read before a first plan.
 */
function tableOf<const Tests extends readonly CellTest[]>(tests: Tests) {
  return v.pipe(
    v.array(v.custom<readonly unknown[]>((column) => Array.isArray(column))),
    v.transform(turned),
    v.custom<RowOf<Tests>[]>(
      (rows) =>
        Array.isArray(rows) &&
        rows.every((row: unknown[]) => tests.every((isCell, at) => isCell(row[at]))),
    ),
  );
}

/** Rows from columns, and columns from rows. */
export function turned<Cell>(table: readonly (readonly Cell[])[]): (Cell | undefined)[][] {
  return (table[0] ?? []).map((_, index) => table.map((line) => line[index]));
}

export type SightsList = v.InferOutput<typeof sightsListSchema>;
export type SightRow = SightsList['rows'][number];
export type SightNotes = v.InferOutput<typeof sightNotesSchema>;
