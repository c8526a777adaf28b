import { ideaKeys } from '../day-plan/idea-key.ts';
import { isOneOf } from '../kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '../kinds/place-kinds.ts';
import { WAY_SIGHTS } from '../kinds/sight-properties.ts';
import { LANGUAGES } from '../language/language.ts';
import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import type { ActivitySuggestion } from '../trip/recommendation.ts';
import type { PlannedStop, Wording } from '../trip/trip.ts';
import { metElsewhere } from './met-elsewhere.ts';
import { nightsBetween } from './stays.ts';

/** An idea at a stop; `what`: what is the same where another stop has it too. */
type IdeaAtStop = { at: number; key: string; what: string; km: number; nights: number };

/** A stop keeps so many ideas, repeated ones included. */
const FEWEST_IDEAS = 3;
const EATING = 'Food and markets';
/** Ideas this near are at the stop itself, and so are ideas without a point. */
const AT_STOP_KM = 3;

/**
 * The stops of a new plan without what another stop says already, or answers better: a road or railway that
 * runs through many of them is an idea of the nearest, what fits any town ('Street food in Hanoi') of the longest,
 * and no stop has a sentence for a wish for which another has a sight.
 */
export function saidOnce(stops: readonly PlannedStop[]): PlannedStop[] {
  const needless = needlessKeys(stops);
  const fewer = stops.map((stop, at) => withoutIdeas(stop, needless[at] ?? new Set()));
  return metElsewhere(fewer);
}

/** Of each stop the keys of the ideas that need not be said. The keys are the same in every language. */
function needlessKeys(stops: readonly PlannedStop[]): Set<string>[] {
  const left = stops.map((stop) => suggestionsOf(stop).length);
  const needless = stops.map(() => new Set<string>());
  for (const { at, key } of [...answeredBetter(stops), ...repeated(stops)]) {
    if ((left[at] ?? 0) <= FEWEST_IDEAS || needless[at]?.has(key)) continue;
    needless[at]?.add(key);
    left[at] = (left[at] ?? 0) - 1;
  }
  return needless;
}

/** Sentences that answer a wish nowhere in particular, where another stop answers it with a sight. */
function answeredBetter(stops: readonly PlannedStop[]): Pick<IdeaAtStop, 'at' | 'key'>[] {
  const bySight = new Set(
    stops.flatMap((stop) =>
      suggestionsOf(stop).flatMap(({ key, wish }) => (key === undefined ? (wish ?? []) : [])),
    ),
  );
  return stops.flatMap((stop, at) => {
    const suggestions = suggestionsOf(stop);
    const keys = ideaKeys(suggestions);
    return suggestions.flatMap((suggestion, index) => {
      const { wish = '' } = suggestion;
      const isBetter = bySight.has(wish) && isAnywhere(suggestion, stop.trip.location);
      return isBetter ? [{ at, key: keys[index] ?? '' }] : [];
    });
  });
}

/** A sentence about no place, or about a town; in the town itself one eats at each stop. */
function isAnywhere({ activity, at, featureKind, key }: ActivitySuggestion, base: LatLng): boolean {
  if (key === undefined) return false;
  if (at === undefined) return true;
  const isMeal = activity === EATING && distanceKm(base, at) < AT_STOP_KM;
  return isOneOf(SETTLEMENT_PLACES, featureKind ?? '') && !isMeal;
}

/** What several stops say, at all but one of them. */
function repeated(stops: readonly PlannedStop[]): IdeaAtStop[] {
  const alike = new Map<string, IdeaAtStop[]>();
  for (const idea of stops.flatMap(repeatableIdeas)) {
    alike.set(idea.what, [...(alike.get(idea.what) ?? []), idea]);
  }
  return [...alike.values()].flatMap((same) => {
    const [kept] = same.toSorted((a, b) => a.km - b.km || b.nights - a.nights || a.at - b.at);
    return same.filter(({ at }) => at !== kept?.at);
  });
}

function repeatableIdeas(stop: PlannedStop, at: number): IdeaAtStop[] {
  const suggestions = suggestionsOf(stop);
  const { startDate, endDate } = stop.trip.request;
  const nights = nightsBetween(startDate, endDate);
  return ideaKeys(suggestions).flatMap((key, index) => {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return [];
    const km = suggestion.at === undefined ? 0 : distanceKm(stop.trip.location, suggestion.at);
    const what = repeatable(suggestion, km);
    // A text about the place itself is as near at each stop.
    return what === null ? [] : [{ at, key, what, km: isWay(suggestion) ? km : 0, nights }];
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
