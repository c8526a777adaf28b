import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { PlannedTrip, Wording } from '#src/domain/trip/trip.ts';

/** The texts without the ideas that were set aside; the same object where there are none. */
export function withoutAside(
  { wordings }: Pick<PlannedTrip, 'wordings'>,
  setAside: readonly string[],
): Pick<PlannedTrip, 'wordings'> {
  if (setAside.every((key) => key === '')) return { wordings };
  return withKeys({ wordings }, new Set(setAside));
}

/** The texts with the key of each idea written into it, so that it stays the same among fewer ideas. */
export function withKeys(
  { wordings }: Pick<PlannedTrip, 'wordings'>,
  aside: ReadonlySet<string> = new Set(),
): Pick<PlannedTrip, 'wordings'> {
  const shown: PlannedTrip['wordings'] = {};
  for (const language of LANGUAGES) {
    const wording = wordings[language];
    if (wording !== undefined) shown[language] = withoutKeys(wording, aside);
  }
  return { wordings: shown };
}

/** Keys of the ideas in the list, in its order. */
export function shownKeys(wording: Pick<Wording, 'recommendation'> | null): string[] {
  return ideaKeys(wording?.recommendation.sections.activities.suggestions ?? []);
}

/**
 * Leaves out the given ideas; the others keep their keys. They must not be computed anew: a key
 * that ends in '#2' would change when the idea with the same key before it is gone.
 */
function withoutKeys(wording: Wording, aside: ReadonlySet<string>): Wording {
  const { sections } = wording.recommendation;
  const keys = shownKeys(wording);
  const suggestions = sections.activities.suggestions.flatMap((suggestion, index) => {
    const key = keys[index] ?? '';
    return aside.has(key) ? [] : [{ ...suggestion, key }];
  });
  const activities = { ...sections.activities, suggestions };
  return {
    ...wording,
    recommendation: { ...wording.recommendation, sections: { ...sections, activities } },
  };
}
