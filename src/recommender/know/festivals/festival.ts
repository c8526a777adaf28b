import * as v from 'valibot';

/** Effects of a festival on a traveller's days, the strongest first; people travel to the last two. */
const FESTIVAL_EFFECTS = ['closed', 'crowds', 'great-feast', 'feast'] as const;

/** 'MM-DD', 'MM-DD sat' (the first Saturday from there on), 'easter', 'orthodox-easter'. */
const DAY_RULE = /^(?:\d{2}-\d{2}(?: (?:sun|mon|tue|wed|thu|fri|sat))?|(?:orthodox-)?easter)$/u;

const wordsSchema = v.object({ en: v.string(), de: v.string() });

const festivalSchema = v.object({
  /** ISO 3166 codes; in one of them or in one of the circles. */
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))),
  /** Latitude, longitude, kilometres. */
  circles: v.array(v.tuple([v.number(), v.number(), v.number()])),
  /** A rule of the calendar, or the name of a list of days. */
  day: v.string(),
  /** Days from that day: -1 is the eve. */
  from: v.pipe(v.number(), v.integer()),
  to: v.pipe(v.number(), v.integer()),
  /** 'MM-DD' before which it does not end. */
  until: v.optional(v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/u))),
  /** Whether the Moon's sighting may move it by a day. */
  about: v.boolean(),
  effect: v.picklist(FESTIVAL_EFFECTS),
  name: wordsSchema,
  text: wordsSchema,
});

/** The rows of data/festivals/festivals.txt, whose README says what the fields mean; parsed, each festival has its list of days. */
export const festivalTableSchema = v.pipe(
  v.object({
    /** Days 'YYYY-MM-DD', or 'YYYY-MM-DD/YYYY-MM-DD' from the first to the last, by the name of the list. */
    days: v.record(
      v.string(),
      v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(?:\/\d{4}-\d{2}-\d{2})?$/u))),
    ),
    festivals: v.array(festivalSchema),
  }),
  v.check(
    ({ days, festivals }) => festivals.every(({ day }) => DAY_RULE.test(day) || day in days),
    'a festival has neither a rule nor a list of days',
  ),
  v.transform(({ days, festivals }) =>
    festivals.map((festival) => ({ ...festival, day: days[festival.day] ?? festival.day })),
  ),
);

export type FestivalTable = v.InferInput<typeof festivalTableSchema>;
export type Festival = v.InferOutput<typeof festivalTableSchema>[number];
