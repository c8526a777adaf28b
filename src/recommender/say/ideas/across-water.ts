import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ISLAND_PLACES, IS_WATER_PLACES } from '#src/domain/kinds/place-properties.ts';
import { IS_WATER_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import type { Language } from '#src/domain/language.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { Activities, ActivitySuggestion } from '#src/domain/recommendation.ts';
import type { Trip } from '#src/domain/trip.ts';

const ACROSS: Record<Language, string> = {
  en: 'across the water',
  de: 'jenseits des Wassers',
};

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
      if (idea.at === undefined || isWater(idea.featureKind)) return idea;
      if (!DISTANCE.test(idea.near)) return idea;
      const isAcross =
        (await waters.liesBetween(location, idea.at, signal)) &&
        (isOneOf(ISLAND_PLACES, idea.featureKind) ||
          !(await waters.landLeadsRound(location, idea.at, signal)));
      return isAcross ? { ...idea, near: `${idea.near}, ${ACROSS[language]}` } : idea;
    }),
  );
  return { ...activities, suggestions };
}

function isWater(kind: string | null): boolean {
  return isOneOf(IS_WATER_PLACES, kind) || isOneOf(IS_WATER_SIGHTS, kind);
}
