import { LONGEST_KEY, ideaKeys, pointKey } from '../day-plan/idea-key.ts';
import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import type { ActivitySuggestion } from '../trip/recommendation.ts';

/** The ideas of a stop, with its index. */
type IdeasAtStop = { at: number; suggestions: readonly ActivitySuggestion[] };

/** Stops this close are one place that one comes back to. */
const SAME_PLACE_KM = 2;
const NOWHERE: LatLng = { lat: 0, lng: 0 };

/**
 * The ideas of all stops, each with its `stop`. One that two stops suggest is an idea of the nearer one; where
 * one comes back to a place, both stays have some. One without a point has its stop in its key, so that it stays the same where stops are moved or go.
 */
export function joinIdeas(
  said: readonly IdeasAtStop[],
  bases: readonly LatLng[],
): ActivitySuggestion[] {
  const ideas = said.flatMap(({ at: stop, suggestions }) => {
    const base = bases[stop] ?? NOWHERE;
    const keys = ideaKeys(suggestions);
    return suggestions.map((suggestion, index) => {
      const key = keys[index] ?? '';
      const km = suggestion.at === undefined ? 0 : distanceKm(base, suggestion.at);
      return {
        stop,
        suggestion,
        key: suggestion.at === undefined ? keyAtStop(key, base) : key,
        km,
      };
    });
  });
  const theirs = new Set(shared(ideas));
  return ideas.filter((idea) => theirs.has(idea)).map(withItsStop);
}

/** Each idea once: at the nearer stop; two stays at one place have them in turn. */
function shared<Idea extends { key: string; km: number }>(ideas: readonly Idea[]): Idea[] {
  const alike = new Map<string, Idea[]>();
  for (const idea of ideas) alike.set(idea.key, [...(alike.get(idea.key) ?? []), idea]);
  let turn = 0;
  return [...alike.values()].flatMap((same) => {
    const nearest = Math.min(...same.map(({ km }) => km));
    const there = same.filter(({ km }) => km - nearest < SAME_PLACE_KM);
    const chosen = there[turn % there.length];
    if (there.length > 1) turn += 1;
    return chosen === undefined ? [] : [chosen];
  });
}

function withItsStop({
  suggestion,
  key,
  stop,
}: {
  suggestion: ActivitySuggestion;
  key: string;
  stop: number;
}) {
  return suggestion.at === undefined ? { ...suggestion, key, stop } : { ...suggestion, stop };
}

/** The key of an idea without a point in a trip with this stop. */
export function keyAtStop(key: string, base: LatLng): string {
  const end = pointKey('', base);
  return key.endsWith(end) ? key : `${key.slice(0, LONGEST_KEY - end.length)}${end}`;
}

/** The same in a trip of this stop alone. */
export function keyAlone(key: string, base: LatLng): string {
  const end = pointKey('', base);
  return key.endsWith(end) ? key.slice(0, -end.length) : key;
}
