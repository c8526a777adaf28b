import * as v from 'valibot';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { FAMES, SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';

/** The files of the sights, shared with data/sights, which writes them. */
export const SIGHTS_FILES = {
  list: 'sights/list',
  notes: { en: 'sights/notes-en', de: 'sights/notes-de' },
} as const;

const code = (count: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1));
const noteSchema = v.tuple([v.string(), v.string(), v.string()]);
const degrees = v.number();

/** The area of a sight around its point; null for a point alone. */
const areaSchema = v.nullable(
  v.union([
    /** Radius of a circle around the point, km. */
    v.number(),
    /** South, west, north, east. */
    v.strictTuple([degrees, degrees, degrees, degrees]),
    /** The same, and the radius in km of a circle around its middle: the area is within both. */
    v.strictTuple([degrees, degrees, degrees, degrees, v.number()]),
    /** Latitude, longitude of points along a line. */
    v.array(v.tuple([degrees, degrees])),
  ]),
);

/** One sight; empty fields are '' or null. */
const rowSchema = v.tuple([
  /** English name, and the German one where it differs. */
  v.string(),
  v.string(),
  code(SIGHT_KINDS.length),
  degrees,
  degrees,
  /** 'AT', 'CA|US' */
  v.string(),
  v.picklist(FAMES),
  areaSchema,
  v.nullable(v.number()),
  /** Bit n is month n + 1; 0 for all. */
  code(2 ** 12),
  v.nullable(v.number()),
  /** Bit n is need n of SIGHT_NEEDS. */
  code(2 ** SIGHT_NEEDS.length),
  /** Bit n is flag n of SIGHT_ACCESS. */
  code(2 ** SIGHT_ACCESS.length),
  /** Indices of its tags. */
  v.array(code(1000)),
]);

/** A table as the files hold it, column by column: what is alike stands together and packs 8 % smaller. */
const columnsSchema = v.array(v.custom<readonly unknown[]>((column) => Array.isArray(column)));

export const sightsListSchema = v.pipe(
  v.object({
    /** Tags found in names and notes of sights: 'ruins', 'stage/jazz' (src/recommender/read/tags-in.ts). */
    tags: v.array(v.string()),
    /** So many rows, the first ones, have a note each, in the same order as the notes. */
    noted: v.pipe(v.number(), v.integer(), v.minValue(0)),
    columns: columnsSchema,
  }),
  v.transform(({ columns, ...rest }) => ({ ...rest, rows: turned(columns) })),
  v.object({
    tags: v.array(v.string()),
    noted: v.number(),
    rows: v.array(rowSchema),
  }),
);
/** Text, when and asks, in one language. */
export const sightNotesSchema = v.pipe(columnsSchema, v.transform(turned), v.array(noteSchema));

/** Rows from columns, and columns from rows. */
export function turned<Cell>(table: readonly (readonly Cell[])[]): (Cell | undefined)[][] {
  return (table[0] ?? []).map((_, index) => table.map((line) => line[index]));
}

export type SightArea = v.InferOutput<typeof areaSchema>;
export type SightRow = v.InferOutput<typeof rowSchema>;
export type SightsList = v.InferOutput<typeof sightsListSchema>;
export type SightNotes = v.InferOutput<typeof sightNotesSchema>;
