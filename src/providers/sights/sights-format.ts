import * as v from 'valibot';
import { FAMES, SIGHT_KINDS, SIGHT_NEEDS } from '#src/domain/sights.ts';

/** The files of the sights, shared with data/sights, which writes them. */
export const SIGHTS_FILES = { list: 'sights/list', notes: 'sights/notes' } as const;

const code = (count: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1));
const noteSchema = v.tuple([v.string(), v.string(), v.string()]);

/** One sight; empty fields are '' or null. */
const rowSchema = v.tuple([
  /** English name, and the German one where it differs. */
  v.string(),
  v.string(),
  code(SIGHT_KINDS.length),
  v.number(),
  v.number(),
  /** 'AT', 'CA|US' */
  v.string(),
  v.picklist(FAMES),
  /** Area: the edges south, west, north, east in degrees, or the radius of a circle in km. */
  v.nullable(v.union([v.number(), v.tuple([v.number(), v.number(), v.number(), v.number()])])),
  v.nullable(v.number()),
  /** Bit n is month n + 1; 0 for all. */
  code(2 ** 12),
  v.nullable(v.number()),
  /** Bit n is need n of SIGHT_NEEDS. */
  code(2 ** SIGHT_NEEDS.length),
  /** Its index in the notes. */
  v.nullable(v.number()),
]);

export const sightsListSchema = v.array(rowSchema);
/** Text, when and asks, by language. */
export const sightNotesSchema = v.object({ en: v.array(noteSchema), de: v.array(noteSchema) });

export type SightRow = v.InferOutput<typeof rowSchema>;
export type SightNotes = v.InferOutput<typeof sightNotesSchema>;
