import * as v from 'valibot';

/** What a festival does to a traveller's days, the strongest first; people travel to the last two. */
const FESTIVAL_EFFECTS = ['closed', 'crowds', 'great-feast', 'feast'] as const;

const wordsSchema = v.object({ en: v.string(), de: v.string() });

/** One row of data/festivals/festivals.txt; its README says what the fields mean. */
export const festivalSchema = v.object({
  /** ISO 3166 codes; in one of them or in one of the circles. */
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))),
  /** Latitude, longitude, kilometres. */
  circles: v.array(v.tuple([v.number(), v.number(), v.number()])),
  /** 'MM-DD', 'MM-DD sat' (the first Saturday from there on), 'easter', 'orthodox-easter', or days 'YYYY-MM-DD'. */
  day: v.union([
    v.pipe(
      v.string(),
      v.regex(/^(?:\d{2}-\d{2}(?: (?:sun|mon|tue|wed|thu|fri|sat))?|(?:orthodox-)?easter)$/u),
    ),
    v.array(v.pipe(v.string(), v.isoDate())),
  ]),
  /** Days from that day: -1 is the eve. */
  from: v.pipe(v.number(), v.integer()),
  to: v.pipe(v.number(), v.integer()),
  /** Whether the Moon's sighting may move it by a day. */
  about: v.boolean(),
  effect: v.picklist(FESTIVAL_EFFECTS),
  name: wordsSchema,
  text: wordsSchema,
});

export type Festival = v.InferOutput<typeof festivalSchema>;
