import type { Language } from '#src/domain/language.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { Activities, ActivitySuggestion } from '#src/domain/recommendation.ts';
import type { Trip } from '#src/domain/trip.ts';

const ACROSS: Record<Language, string> = {
  en: 'across the water',
  de: 'jenseits des Wassers',
};

/** They are the water themselves. */
const WATERS: ReadonlySet<string> = new Set([
  'lake',
  'sea',
  'bay',
  'fjord',
  'coast',
  'marine-park',
  'river',
  'boat-trip',
  'whale-watching',
  'dive-site',
  'surf-spot',
]);

/** Close to the land they look like a part of it. */
const ISLANDS: ReadonlySet<string> = new Set(['island', 'large-island', 'archipelago']);

/** 'You are in it' is none. */
const DISTANCE = /\d/u;

/** Says of each distance that leads across the sea or a lake, and not round a bay, that it does. */
export async function withWatersBetween(
  activities: Activities,
  { location, language }: Trip,
  waters: Waters,
  signal?: AbortSignal,
): Promise<Activities> {
  const suggestions = await Promise.all(
    activities.suggestions.map(async (idea): Promise<ActivitySuggestion> => {
      if (idea.at === undefined || WATERS.has(idea.featureKind ?? '')) return idea;
      if (!DISTANCE.test(idea.near)) return idea;
      const isAcross =
        (await waters.liesBetween(location, idea.at, signal)) &&
        (ISLANDS.has(idea.featureKind ?? '') ||
          !(await waters.landLeadsRound(location, idea.at, signal)));
      return isAcross ? { ...idea, near: `${idea.near}, ${ACROSS[language]}` } : idea;
    }),
  );
  return { ...activities, suggestions };
}
