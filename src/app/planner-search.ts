import * as v from 'valibot';
import { latLngSchema } from '#src/domain/location.ts';

/**
 * The query of /planner. `lat` and `lng` count only together and in range; `trip` is the id of a
 * saved trip to plan again. `title`, `text` and `url` are what another app shared with this one.
 */
export type PlannerSearch = {
  lat?: number;
  lng?: number;
  trip?: string;
  title?: string;
  text?: string;
  url?: string;
};

const SHARED_KEYS = ['text', 'url', 'title'] as const;

const optionalText = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
    v.nonEmpty(),
  ),
);

/** Keeps what is valid of a query and forgets the rest; never throws. */
export function parsePlannerSearch(query: Record<string, unknown>): PlannerSearch {
  const search: PlannerSearch = {};
  const point = v.safeParse(latLngSchema, query);
  if (point.success) Object.assign(search, { lat: point.output.lat, lng: point.output.lng });
  for (const key of ['trip', ...SHARED_KEYS] as const) {
    const text = v.safeParse(optionalText, query[key]);
    if (text.success && text.output !== undefined) search[key] = text.output;
  }
  return search;
}

/** What another app shared, the fullest first; empty when the planner was opened by a link of ours. */
export function sharedTexts(search: PlannerSearch): string[] {
  return SHARED_KEYS.flatMap((key) => search[key] ?? []);
}
