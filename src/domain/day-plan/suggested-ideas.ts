import { LANGUAGES } from '../language/language.ts';
import type { ActivitySuggestion } from '../trip/recommendation.ts';
import type { PlannedTrip } from '../trip/trip.ts';
import { ideaKeys } from './idea-key.ts';
import { LONGEST_NAME } from './kept-idea.ts';
import type { KeptIdea } from './kept-idea.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { UNDER_ROOF_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';

/** Ideas of these in a town or nowhere in particular are for a day of rain too. */
const INDOOR_ACTIVITIES: ReadonlySet<string> = new Set([
  'Culture and museums',
  'Food and markets',
  'Relaxation and wellness',
]);

/** The ideas that a trip suggests, with their names in all of its languages. */
export function suggestedIdeas({ wordings }: Pick<PlannedTrip, 'wordings'>): KeptIdea[] {
  const ideas = new Map<string, KeptIdea>();
  for (const language of LANGUAGES) {
    const suggestions = wordings[language]?.recommendation.sections.activities.suggestions ?? [];
    const keys = ideaKeys(suggestions);
    for (const [index, suggestion] of suggestions.entries()) {
      const key = keys[index] ?? '';
      const idea = ideas.get(key) ?? factsOf(key, suggestion);
      const name = suggestion.name.slice(0, LONGEST_NAME);
      ideas.set(key, { ...idea, names: { ...idea.names, [language]: name } });
    }
  }
  return [...ideas.values()];
}

/**
 * When one should be at each idea, in the words of the first language that says it, whichever is
 * shown. An idea that is no sight says it by its name: 'A night in the tent by the lake'.
 */
export function whenByKey({ wordings }: Pick<PlannedTrip, 'wordings'>): Map<string, string> {
  return saidByKey(
    { wordings },
    ({ key, name, when }) => when ?? (key === undefined ? when : name),
  );
}

/** The wish that each of them serves. */
export function wishByKey({ wordings }: Pick<PlannedTrip, 'wordings'>): Map<string, string> {
  return saidByKey({ wordings }, ({ wish }) => wish);
}

function saidByKey(
  { wordings }: Pick<PlannedTrip, 'wordings'>,
  said: (suggestion: ActivitySuggestion) => string | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const suggestions = wordings[language]?.recommendation.sections.activities.suggestions ?? [];
    const keys = ideaKeys(suggestions);
    for (const [index, suggestion] of suggestions.entries()) {
      const [key = '', text = ''] = [keys[index], said(suggestion)];
      if (text !== '' && !found.has(key)) found.set(key, text);
    }
  }
  return found;
}

function factsOf(key: string, suggestion: ActivitySuggestion): KeptIdea {
  const { at, featureKind: kind, hours } = suggestion;
  return {
    key,
    names: {},
    kind,
    indoor: isIndoor(suggestion),
    note: '',
    ...(at === undefined ? {} : { at }),
    ...(hours === undefined ? {} : { hours }),
  };
}

function isIndoor({ featureKind, activity }: ActivitySuggestion): boolean {
  if (featureKind !== null && !isOneOf(SETTLEMENT_PLACES, featureKind)) {
    return isOneOf(UNDER_ROOF_SIGHTS, featureKind);
  }
  return activity !== null && INDOOR_ACTIVITIES.has(activity);
}
