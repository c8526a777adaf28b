import { ideaKeys } from '../day-plan/idea-key.ts';
import { isOneOf } from '../kinds/is-one-of.ts';
import { WAY_SIGHTS } from '../kinds/sight-properties.ts';
import { LANGUAGES } from '../language/language.ts';
import { distanceKm } from '../place/location.ts';
import type { ActivitySuggestion } from '../trip/recommendation.ts';
import type { PlannedStop, Wording } from '../trip/trip.ts';

/** An idea at a stop; `what`: what is the same where another stop has it too. */
type IdeaAtStop = { at: number; key: string; what: string; km: number };

/** A stop keeps so many ideas, repeated ones included. */
const FEWEST_IDEAS = 3;
/** Ideas this near are at the stop itself, and so are ideas without a point. */
const AT_STOP_KM = 3;

/**
 * The stops of a new plan without what another stop says already: a road or railway that runs through many
 * of them is an idea of the nearest, and what fits any town ('Street food in Hanoi') of the first.
 */
export function saidOnce(stops: readonly PlannedStop[]): PlannedStop[] {
  const repeated = repeatedKeys(stops);
  return stops.map((stop, at) => withoutIdeas(stop, repeated[at] ?? new Set()));
}

/** Of each stop the keys of the ideas that another one has. The keys are the same in every language. */
function repeatedKeys(stops: readonly PlannedStop[]): Set<string>[] {
  const ideas = stops.map(ideasOf);
  const left = stops.map((stop) => suggestionsOf(stop).length);
  const repeated = stops.map(() => new Set<string>());
  const alike = new Map<string, IdeaAtStop[]>();
  for (const idea of ideas.flat()) alike.set(idea.what, [...(alike.get(idea.what) ?? []), idea]);
  for (const same of alike.values()) {
    const kept = same.toSorted((a, b) => a.km - b.km || a.at - b.at)[0];
    for (const { at, key } of same) {
      if (at === kept?.at || (left[at] ?? 0) <= FEWEST_IDEAS) continue;
      repeated[at]?.add(key);
      left[at] = (left[at] ?? 0) - 1;
    }
  }
  return repeated;
}

function ideasOf(stop: PlannedStop, at: number): IdeaAtStop[] {
  const suggestions = suggestionsOf(stop);
  return ideaKeys(suggestions).flatMap((key, index) => {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return [];
    const km = suggestion.at === undefined ? 0 : distanceKm(stop.trip.location, suggestion.at);
    const what = repeatable(suggestion, km);
    // A text about the place itself is as near at each stop.
    return what === null ? [] : [{ at, key, what, km: isWay(suggestion) ? km : 0 }];
  });
}

function suggestionsOf({ trip, wordings }: PlannedStop): readonly ActivitySuggestion[] {
  const wording = wordings[trip.language] ?? Object.values(wordings)[0];
  return wording?.recommendation.sections.activities.suggestions ?? [];
}

/** The key that a suggestion shares with those of other stops; null for one that only one place has. */
function repeatable(suggestion: ActivitySuggestion, km: number): string | null {
  if (isWay(suggestion)) return `${suggestion.featureKind} ${suggestion.name}`;
  const [sentence = ''] = suggestion.key?.split('@') ?? [];
  return sentence !== '' && km < AT_STOP_KM ? sentence : null;
}

function isWay({ featureKind }: ActivitySuggestion): boolean {
  return featureKind !== null && isOneOf(WAY_SIGHTS, featureKind);
}

function withoutIdeas(stop: PlannedStop, keys: ReadonlySet<string>): PlannedStop {
  if (keys.size === 0) return stop;
  const wordings = LANGUAGES.flatMap((language) => {
    const wording = stop.wordings[language];
    return wording === undefined
      ? []
      : [[language, withIdeas(wording, (key) => !keys.has(key))] as const];
  });
  return { ...stop, wordings: Object.fromEntries(wordings) };
}

/** A wording with those of its ideas whose key passes. */
export function withIdeas(wording: Wording, passes: (key: string) => boolean): Wording {
  const { recommendation } = wording;
  const { activities } = recommendation.sections;
  const keys = ideaKeys(activities.suggestions);
  const suggestions = activities.suggestions.filter((_, index) => passes(keys[index] ?? ''));
  return {
    ...wording,
    recommendation: {
      ...recommendation,
      sections: { ...recommendation.sections, activities: { ...activities, suggestions } },
    },
  };
}
