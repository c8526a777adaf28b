import * as v from 'valibot';
import { LONGEST_NAME, LONGEST_NOTE } from '#src/domain/day-plan/kept-idea.ts';
import { latLngSchema } from '#src/domain/place/location.ts';
import { FILE_KINDS } from './what-file.ts';

/** Bytes of a file, and of what a KMZ holds once it is unpacked; a long hike recorded is about 5 MB. */
export const LARGEST_FILE = 10_000_000;
/** Places of one file. */
export const MOST_PLACES = 2000;

const placeSchema = v.object({
  /** Plain text; empty where the file has none. */
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  note: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)),
  /** Null where the file names the place without saying where it is. */
  at: v.nullable(latLngSchema),
  /** The point is that of a map cell, right to a kilometre or two. */
  rough: v.boolean(),
  /** Which end of a track or a drawn line it is; null for a place of its own. */
  end: v.nullable(v.picklist(['start', 'finish'])),
});

/** A place as a file of another app has it. */
export type BroughtPlace = v.InferOutput<typeof placeSchema>;

/**
 * Why something of a file is not among its places, or not whole: entries with neither name nor point,
 * areas, names that stand twice at one point, more places than are read, notes cut to their length.
 */
export const LEFT_OUT = ['blank', 'area', 'twice', 'too-many', 'cut'] as const;

const leftOutSchema = v.object({
  reason: v.picklist(LEFT_OUT),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const listSchema = v.object({
  /** The title within the file, else the file's name. */
  listName: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  kind: v.picklist(FILE_KINDS),
  places: v.pipe(v.array(placeSchema), v.nonEmpty(), v.maxLength(MOST_PLACES)),
  leftOut: v.array(leftOutSchema),
});

/** The places of a file. */
export type BroughtList = v.InferOutput<typeof listSchema>;

/** Why no place was taken from a file; `is` says what the file seems to be. */
const problemSchema = v.object({
  why: v.picklist([
    /** Too large, also once unpacked. */
    'large',
    /** A file of a kind that holds no places. */
    'other',
    /** Cut off, or not what it says it is. */
    'damaged',
    /** It defines entities of its own, as no app does that writes places. */
    'entities',
    /** Nothing in it has a place. */
    'none',
    /** Reading it took too long. */
    'slow',
    /** Its reader did not start, or broke down. */
    'failed',
  ]),
  is: v.picklist(FILE_KINDS),
});

export type PlacesProblem = v.InferOutput<typeof problemSchema>;

/** Also the form of a worker's answer. */
export const placesAnswerSchema = v.union([listSchema, v.object({ problem: problemSchema })]);

export type PlacesAnswer = v.InferOutput<typeof placesAnswerSchema>;
