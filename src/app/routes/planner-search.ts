import * as v from 'valibot';
import { cutText } from '#src/domain/entered-text.ts';
import { latLngSchema } from '#src/domain/place/location.ts';
import { travelersSchema } from '#src/domain/trip/travelers.ts';
import { tripIdSchema } from '#src/domain/trip/trip-id.ts';

/**
 * The query of /planner. `lat` and `lng` count only together and in range; `stops` is a text of several
 * places with their nights, which the planner reads, so that it can say why not; `trip` is the id of a
 * saved trip to plan again, `change` of one to change in place, `base` of the one whose list is taken
 * along. `from` and `to` are days as YYYY-MM-DD: a short text that is none is
 * handed on, so that the date field can say so. `travelers` is in the form's range. `title`, `text`
 * and `url` are what another app shared with this one; `find` is what the search is filled with of
 * it, `shared` all of it.
 */
export type PlannerSearch = {
  lat?: number;
  lng?: number;
  stops?: string;
  trip?: string;
  base?: string;
  change?: string;
  from?: string;
  to?: string;
  travelers?: number;
  preferences?: string;
  title?: string;
  text?: string;
  url?: string;
  find?: string;
  shared?: string;
};

/** The query before it is validated. */
export type PlannerQuery = { [Key in keyof PlannerSearch]?: unknown };

const SHARED_KEYS = ['title', 'text', 'url'] as const;

/** Size limits in characters; longer texts are ignored. */
const DATE_CHARACTERS = 40;
const PREFERENCES_CHARACTERS = 1000;

/** The router parses a text of digits as a number. */
const textSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => cutText(String(value)).trim()),
  v.nonEmpty(),
);
const dateSchema = v.pipe(textSchema, v.maxLength(DATE_CHARACTERS));

const TEXTS = {
  trip: textSchema,
  base: v.pipe(textSchema, tripIdSchema),
  change: v.pipe(textSchema, tripIdSchema),
  stops: textSchema,
  from: dateSchema,
  to: dateSchema,
  preferences: v.pipe(textSchema, v.maxLength(PREFERENCES_CHARACTERS)),
  text: textSchema,
  url: textSchema,
  title: textSchema,
  find: textSchema,
  shared: textSchema,
} as const;
const TEXT_KEYS = [
  ...(['trip', 'change', 'base', 'stops', 'from', 'to', 'preferences', 'find', 'shared'] as const),
  ...SHARED_KEYS,
] as const;

/** Keeps what is valid of a query and drops the rest; never throws. */
export function parsePlannerSearch(query: PlannerQuery): PlannerSearch {
  const search: PlannerSearch = {};
  const point = v.safeParse(latLngSchema, query);
  if (point.success) Object.assign(search, { lat: point.output.lat, lng: point.output.lng });
  const travelers = v.safeParse(travelersSchema, query['travelers']);
  if (travelers.success) search.travelers = travelers.output;
  for (const key of TEXT_KEYS) {
    const text = v.safeParse(TEXTS[key], query[key]);
    if (text.success) search[key] = text.output;
  }
  return search;
}

/** The texts that another app shared, its name first and nothing twice; empty for a link of our own. */
export function sharedTexts(search: PlannerSearch): string[] {
  const texts = SHARED_KEYS.flatMap((key) => search[key] ?? []);
  return texts.filter(
    (text, at) =>
      !texts.some(
        (other, index) => index !== at && other.includes(text) && (other !== text || index < at),
      ),
  );
}
