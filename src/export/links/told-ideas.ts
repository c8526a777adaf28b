import * as v from 'valibot';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import { keptSight } from '#src/domain/day-plan/kept-sight.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { SightGuide } from '#src/domain/ports.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { lengthened, shortened } from './short-keys.ts';

/*
 * Ideas that answer wishes, in a link without the wishes, which do not travel: the device that
 * opens the link would not suggest these ideas. It knows all about a sight; any other idea is told
 * in the link.
 */

/** An idea as the list of ideas names it, in the language of the link. */
export type ToldIdea = {
  key: string;
  /** Index of its stop, where it has no place. */
  stop?: number | undefined;
} & Pick<ActivitySuggestion, 'description' | 'near' | 'activity' | 'when'>;

const TOLD = { description: 'd', near: 'r', activity: 'a', when: 'w', stop: 'o' } as const;
const NOT_TOLD = { description: '', near: '', activity: null, when: '', stop: 0 } as const;

/** Size limit in characters of each text. */
const LONGEST_TEXT = 1000;

const textSchema = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const toldSchema = v.object({
  key: v.string(),
  description: v.optional(textSchema, ''),
  near: v.optional(textSchema, ''),
  activity: v.optional(v.nullable(textSchema), null),
  when: v.optional(textSchema),
  stop: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STOPS - 1))),
});

/** Throws where anything of it cannot be read. */
export function readToldIdea(key: unknown, wire: unknown): ToldIdea {
  const told = v.parse(v.record(v.string(), v.unknown()), wire);
  return v.parse(toldSchema, { ...lengthened(told, TOLD), key });
}

/** By key, for the suggestions that are not computed alike elsewhere. Nothing need be told of a sight. */
export function toldWires(
  planned: Pick<PlannedTrip, 'trip' | 'wordings'>,
  { computedAlike }: { computedAlike: boolean },
): ReadonlyMap<string, Record<string, unknown>> {
  const wording = wordingIn(planned, planned.trip.language);
  const suggestions = wording?.recommendation.sections.activities.suggestions ?? [];
  const keys = ideaKeys(suggestions);
  return new Map(
    suggestions.flatMap((suggestion, index) => {
      if (computedAlike && suggestion.linked !== true) return [];
      const { featureKind } = suggestion;
      const isSight = featureKind !== null && isOneOf(SIGHT_KINDS, featureKind);
      const wire = isSight ? {} : shortened(toldOf(suggestion), TOLD, NOT_TOLD);
      return [[keys[index] ?? '', wire] as const];
    }),
  );
}

/** The trip as it was computed here, and at the end of its list the told ideas that it does not suggest. */
export async function withToldIdeas(
  planned: PlannedTrip,
  { days, told, trip }: { days: DayPlan; told: readonly ToldIdea[]; trip: Trip },
  guide: SightGuide,
  signal?: AbortSignal,
): Promise<PlannedTrip> {
  const known = new Set(suggestedIdeas(planned).map(({ key }) => key));
  const lacking = told.flatMap((idea) => {
    const kept = days.kept.find(({ key }) => key === idea.key);
    return kept === undefined || known.has(idea.key) ? [] : [{ idea, kept }];
  });
  if (lacking.length === 0) return planned;
  const wordings: PlannedTrip['wordings'] = { ...planned.wordings };
  for (const language of LANGUAGES) {
    const wording = wordings[language];
    if (wording === undefined) continue;
    const sights = await sightsByKey(planned, language, guide, signal);
    const more = lacking.map(({ idea, kept }) =>
      suggestionOf(kept, language === trip.language ? idea : null, {
        language,
        sight: sights.get(idea.key),
      }),
    );
    const { sections } = wording.recommendation;
    const suggestions = [...sections.activities.suggestions, ...more];
    const activities = { ...sections.activities, suggestions };
    const recommendation = { ...wording.recommendation, sections: { ...sections, activities } };
    wordings[language] = { ...wording, recommendation };
  }
  return { ...planned, wordings };
}

/** None where they cannot be read: the ideas have their names then. */
async function sightsByKey(
  { trip }: Pick<PlannedTrip, 'trip'>,
  language: Language,
  guide: SightGuide,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, ReachableSight>> {
  try {
    const { sights } = await guide.inReach({ ...trip, language }, trip.location, signal);
    return new Map(sights.map((sight) => [keptSight(sight).key, sight]));
  } catch (error) {
    signal?.throwIfAborted();
    console.warn('The sights of a shared trip could not be read', error);
    return new Map();
  }
}

function suggestionOf(
  kept: KeptIdea,
  told: ToldIdea | null,
  { language, sight }: { language: Language; sight: ReachableSight | undefined },
): ActivitySuggestion {
  return {
    ...(sight === undefined ? ofTold(kept, told ?? NOT_TOLD) : ofSight(sight)),
    key: kept.key,
    name: kept.names[language] ?? sight?.names[language] ?? nameOf(kept.names, language),
    linked: true,
  };
}

function ofSight(sight: ReachableSight): Omit<ActivitySuggestion, 'key' | 'name'> {
  const { kind, lat, lng, hours, duration, text, way, when, asks, care } = sight;
  const words = { duration, when, asks, care };
  return {
    description: text,
    recommendedProducts: [],
    near: way,
    activity: null,
    at: { lat, lng },
    featureKind: kind,
    ...(hours === null ? {} : { hours }),
    ...Object.fromEntries(Object.entries(words).filter(([, word]) => word !== '')),
  };
}

function ofTold(
  { at, hours, kind }: KeptIdea,
  { description, near, activity, when }: Omit<ToldIdea, 'key' | 'stop'>,
): Omit<ActivitySuggestion, 'key' | 'name'> {
  return {
    description,
    recommendedProducts: [],
    near,
    activity,
    featureKind: kind,
    ...(at === undefined ? {} : { at }),
    ...(hours === undefined ? {} : { hours }),
    ...(when === undefined || when === '' ? {} : { when }),
  };
}

function toldOf({ description, near, activity, when, at, stop }: ActivitySuggestion) {
  return {
    stop: at === undefined ? stop : undefined,
    description: cut(description),
    near: cut(near),
    activity: activity && cut(activity),
    when: when && cut(when),
  };
}

function cut(text: string): string {
  return text.slice(0, LONGEST_TEXT);
}
