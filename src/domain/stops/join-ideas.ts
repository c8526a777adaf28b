import { LONGEST_KEY, ideaKeys, pointKey } from '../day-plan/idea-key.ts';
import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import type { ActivitySuggestion } from '../trip/recommendation.ts';

/** The ideas of a stop, with its index. */
type IdeasAtStop = { at: number; suggestions: readonly ActivitySuggestion[] };

const NOWHERE: LatLng = { lat: 0, lng: 0 };

/**
 * The ideas of all stops, each with its `stop`. One that two stops suggest is an idea of the nearer one; one
 * without a point has its stop in its key, so that it stays the same where stops are moved or go.
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
      return { stop, suggestion, key: suggestion.at === undefined ? atStop(key, base) : key, km };
    });
  });
  const nearest = new Map<string, (typeof ideas)[number]>();
  for (const idea of ideas) {
    const other = nearest.get(idea.key);
    if (other === undefined || idea.km < other.km) nearest.set(idea.key, idea);
  }
  return ideas.filter((idea) => nearest.get(idea.key) === idea).map(withItsStop);
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

function atStop(key: string, base: LatLng): string {
  const end = pointKey('', base);
  return key.endsWith(end) ? key : `${key.slice(0, LONGEST_KEY - end.length)}${end}`;
}
