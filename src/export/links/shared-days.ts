import * as v from 'valibot';
import { MOST_IDEAS, dayPlanSchema, isEmptyPlan } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan, PlannedDay } from '#src/domain/day-plan/day-plan.ts';
import { pointOfKey } from '#src/domain/day-plan/idea-key.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { LONGEST_DAY_NOTE, ideaKeySchema, keptIdeaSchema } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { LONGEST_TRIP_DAYS } from '#src/domain/trip/trip-request.ts';
import { lengthened, shortened } from './short-keys.ts';
import { roundedPoint } from './rounded-point.ts';
import { readToldIdea, toldWires } from './told-ideas.ts';
import type { ToldIdea } from './told-ideas.ts';

const IDEA = {
  key: 'k',
  names: 'n',
  at: 'c',
  kind: 'f',
  hours: 'h',
  indoor: 'i',
  note: 't',
  told: 's',
} as const;
const USUAL_IDEA = { kind: null, indoor: false, note: '' } as const;

/** Kept ideas by their positions. */
const positionsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_IDEAS - 1))),
  v.maxLength(MOST_IDEAS),
);

const noteSchema = v.pipe(v.string(), v.maxLength(LONGEST_DAY_NOTE));

export const daysWireSchema = v.strictObject({
  /** Kept ideas: a key alone is one that the trip suggests wherever it is computed. */
  k: v.pipe(
    v.array(v.union([v.string(), v.record(v.string(), v.unknown())])),
    v.maxLength(MOST_IDEAS),
  ),
  /** Keys that are set aside. */
  a: v.optional(v.pipe(v.array(ideaKeySchema), v.maxLength(MOST_IDEAS)), []),
  /** From the first day on: the ideas of a day, or with plans for rain and a note. */
  d: v.optional(
    v.pipe(
      v.array(
        v.union([
          positionsSchema,
          v.strictObject({ i: positionsSchema, r: positionsSchema, t: v.optional(noteSchema, '') }),
        ]),
      ),
      v.maxLength(LONGEST_TRIP_DAYS),
    ),
    [],
  ),
  /** The ideas that were placed by hand. */
  h: v.optional(positionsSchema, []),
});

type SharedDays = {
  /** Ideas without a name are those that the trip suggests; see `ownOfShared`. */
  plan: DayPlan;
  /** Of the ideas that were suggested for wishes which do not travel. */
  told: ToldIdea[];
};

/** Throws where anything of it cannot be read. */
export function readDays(
  { k, a, d, h }: v.InferOutput<typeof daysWireSchema>,
  { startDate, days }: { startDate: string; days: number },
): SharedDays {
  if (d.length > days) throw new RangeError('more days than the trip has');
  const ideas = k.map((idea) => (typeof idea === 'string' ? idea : lengthened(idea, IDEA)));
  const kept = ideas.map((idea) => {
    if (typeof idea === 'string') return { key: idea, names: {} };
    const { key, told: _, ...rest } = idea;
    return { key, ...pointOfKey(v.parse(v.string(), key)), ...rest };
  });
  const keysAt = (positions: readonly number[]) => positions.map((at) => kept.at(at)?.key);
  const plan = v.parse(dayPlanSchema, {
    from: startDate,
    kept: v.parse(v.array(keptIdeaSchema), kept),
    setAside: a.map((key) => ({ key, names: {} })),
    days: Array.from({ length: days }, (_, number) => {
      const day = d[number] ?? [];
      const { i, r, t } = 'i' in day ? day : { i: day, r: [], t: '' };
      return { ideas: keysAt(i), rain: keysAt(r), note: t };
    }),
    byHand: keysAt(h),
  });
  const told = ideas.flatMap((idea) =>
    typeof idea === 'string' || idea['told'] === undefined
      ? []
      : [readToldIdea(idea['key'], idea['told'])],
  );
  return { plan, told };
}

/** Whether ideas of it are told to a device that does not suggest them. */
export function tellsIdeas(wire: v.InferInput<typeof daysWireSchema> | undefined): boolean {
  return wire?.k.some((idea) => typeof idea !== 'string' && IDEA.told in idea) ?? false;
}

/** Undefined where nothing is kept, set aside or noted. Notes only `withNotes`. */
export function daysWire(
  { days, ...planned }: Pick<PlannedTrip, 'trip' | 'wordings' | 'stops'> & { days: DayPlan },
  { withNotes, computedAlike }: { withNotes: boolean; computedAlike: boolean },
): v.InferInput<typeof daysWireSchema> | undefined {
  const fitted = fitTrip(days, planned);
  const plan = withNotes ? fitted : withoutNotes(fitted);
  if (isEmptyPlan(plan)) return undefined;
  const told = toldWires(planned, { computedAlike });
  const known = new Set(computedAlike ? suggestedIdeas(planned).map(({ key }) => key) : []);
  const at = new Map(plan.kept.map(({ key }, position) => [key, position]));
  const positions = (keys: readonly string[]) => keys.flatMap((key) => at.get(key) ?? []);
  const laid = plan.days.map(({ ideas, rain, note }) =>
    rain.length === 0 && note === ''
      ? positions(ideas)
      : { i: positions(ideas), r: positions(rain), ...(note === '' ? {} : { t: note }) },
  );
  const used = laid.findLastIndex((day) => 'i' in day || day.length > 0) + 1;
  return {
    k: plan.kept.map((idea) => {
      const wire = told.get(idea.key);
      if (wire === undefined && known.has(idea.key)) return idea.key;
      // The other name of a sight, of which nothing is told, is known wherever the link is opened.
      const tells = Object.keys(wire ?? {}).length > 0;
      const whole = wholeIdea(idea, tells ? idea.names : nameIn(planned.trip.language, idea));
      return wire === undefined ? whole : { ...whole, [IDEA.told]: wire };
    }),
    ...(plan.setAside.length === 0 ? {} : { a: plan.setAside.map(({ key }) => key) }),
    ...(used === 0 ? {} : { d: laid.slice(0, used) }),
    ...(plan.byHand.length === 0 ? {} : { h: positions(plan.byHand) }),
  };
}

/** Kind and point only where the key does not tell them. */
function wholeIdea(idea: KeptIdea, names: KeptIdea['names']): Record<string, unknown> {
  const { at, kind, ...rest } = { ...idea, names };
  if (pointOfKey(idea.key)?.kind === kind) return shortened(rest, IDEA, USUAL_IDEA);
  const near = at === undefined ? {} : { at: roundedPoint(at) };
  return shortened({ ...rest, kind, ...near }, IDEA, USUAL_IDEA);
}

/** In the language of the trip, where there is one. */
function nameIn(language: Language, { names }: KeptIdea): KeptIdea['names'] {
  const { [language]: name, ...others } = names;
  return name === undefined ? others : { [language]: name };
}

function withoutNotes(plan: DayPlan): DayPlan {
  return {
    ...plan,
    kept: plan.kept.map((idea) => ({ ...idea, note: '' })),
    days: plan.days.map((day): PlannedDay => ({ ...day, note: '' })),
  };
}
