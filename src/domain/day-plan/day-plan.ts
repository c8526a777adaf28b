import * as v from 'valibot';
import { isoDaySchema } from '../days/day.ts';
import { readableItems } from '../list/readable-items.ts';
import { LONGEST_TRIP_DAYS } from '../trip/trip-request.ts';
import { LONGEST_DAY_NOTE, ideaKeySchema, keptIdeaSchema, namesSchema } from './kept-idea.ts';

/** The size limit for a trip's ideas. Of a long list that is brought, the nearest places are kept. */
export const MOST_IDEAS = 300;
const LONGEST_STOP_KEY = 60;
const keysSchema = readableItems(ideaKeySchema);

const plannedDaySchema = v.object({
  /** Keys of kept ideas, in the order of the day. */
  ideas: keysSchema,
  /** Alternatives for rain; after an exchange with the day's ideas, for dry weather. */
  rain: keysSchema,
  note: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, LONGEST_DAY_NOTE)),
    ),
    '',
  ),
  /** On a trip with stops, the stop of the day (fit-stops.ts); '' in a gap between stops. */
  stop: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_STOP_KEY)), '')),
});

export type PlannedDay = v.InferOutput<typeof plannedDaySchema>;

export const EMPTY_DAY: PlannedDay = { ideas: [], rain: [], note: '' };

const asideSchema = v.object({ key: ideaKeySchema, names: namesSchema });

/** The traveller's choices: ideas kept, ideas set aside, and the ideas on each day. */
export type DayPlan = v.InferOutput<typeof planEntriesSchema>;

const planEntriesSchema = v.object({
  /** The first of `days`; empty while no day has anything. */
  from: v.fallback(v.union([v.literal(''), isoDaySchema]), ''),
  kept: readableItems(keptIdeaSchema),
  setAside: readableItems(asideSchema),
  days: v.pipe(
    v.fallback(v.array(v.fallback(plannedDaySchema, EMPTY_DAY)), []),
    v.transform((days) => days.slice(0, LONGEST_TRIP_DAYS)),
  ),
  /** Keys of ideas that the traveller put where they are. */
  byHand: keysSchema,
});

export const EMPTY_PLAN: DayPlan = { from: '', kept: [], setAside: [], days: [], byHand: [] };

/**
 * Reads the plan of a record or a link. Unreadable parts are left out, so that they never cost the rest;
 * contradictions are put right.
 */
export const dayPlanSchema = v.pipe(planEntriesSchema, v.transform(consistent));

/** Every idea is kept or set aside, and lies at one place at most; there are not too many. */
export function consistent(plan: DayPlan): DayPlan {
  const kept = firstOfEach(plan.kept, ({ key }) => key).slice(0, MOST_IDEAS);
  const keys = new Set(kept.map(({ key }) => key));
  const placed = new Set<string>();
  const take = (key: string) => {
    if (!keys.has(key) || placed.has(key)) return false;
    placed.add(key);
    return true;
  };
  const days = plan.days.map((day) => ({
    ...day,
    ideas: day.ideas.filter(take),
    rain: day.rain.filter(take),
  }));
  return {
    from: plan.from,
    kept,
    setAside: firstOfEach(plan.setAside, ({ key }) => key)
      .filter(({ key }) => !keys.has(key))
      .slice(-MOST_IDEAS),
    days,
    byHand: [...new Set(plan.byHand)].filter((key) => placed.has(key)),
  };
}

/** Whether nothing is kept, set aside or noted. */
export function isEmptyPlan({ kept, setAside, days }: DayPlan): boolean {
  return kept.length === 0 && setAside.length === 0 && days.every(({ note }) => note === '');
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}
