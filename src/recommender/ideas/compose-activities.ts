import type { Language } from '#src/domain/language.ts';
import { bearingDegrees } from '#src/domain/location.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import type { Activities, ActivitySuggestion } from '#src/domain/recommendation.ts';
import type { ActivityName } from '../activity-names.ts';
import { activitiesDe } from '../de/activities.ts';
import { seasonDe } from '../de/season.ts';
import { activitiesEn } from '../en/activities.ts';
import { seasonEn } from '../en/season.ts';
import { compassDirection } from '#src/wording/coordinates.ts';
import { formatCelsius, formatKilometres, formatMetres } from '#src/wording/units.ts';
import { seaShore } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import { capitalize, joinSentences } from '../sentences.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Wishes } from '../wishes/read-wishes.ts';
import type { ActivityWords } from './activity-words.ts';
import { ideaWords } from './all-ideas.ts';
import { chooseIdeas } from './choose-ideas.ts';
import type { ChosenIdea } from './choose-ideas.ts';
import type { Season, Spot } from './idea.ts';
import { seasonFigures } from './season-figures.ts';
import type { SeasonFigures } from './season-figures.ts';

const WORDS: Record<Language, ActivityWords> = { en: activitiesEn, de: activitiesDe };
const SEASONS: Record<Language, (figures: SeasonFigures, turn: number) => Season> = {
  en: seasonEn,
  de: seasonDe,
};
/** From this distance on a feature takes a whole day. */
const FAR_KM = 25;
/** Closer than this the point is at the feature. */
const HERE_KM = 1;

/** `productsToTake` gives ids of the packing list for an activity. */
export function composeActivities(
  facts: TripFacts,
  activities: readonly ActivityName[],
  wishes: Wishes,
  productsToTake: (activity: ActivityName) => string[],
): Activities {
  const { language } = facts.trip;
  const chosen = chooseIdeas(facts, activities, wishes);
  const figures = seasonFigures(facts);
  const answered = new Set<ActivityName>();
  const suggestions = chosen.map((choice, turn) => {
    const { activity } = choice.idea;
    const wish = wishes.asked.find((one) => one.activity === activity);
    const answer =
      wish === undefined || answered.has(activity)
        ? ''
        : WORDS[language].answers(wish.word, answered.size);
    if (wish !== undefined) answered.add(activity);
    return suggestionOf(facts, choice, SEASONS[language](figures, turn), answer, productsToTake);
  });
  return {
    title: WORDS[language].title,
    summary: summaryOf(facts, wishes, chosen),
    suggestions,
  };
}

function suggestionOf(
  facts: TripFacts,
  { idea, feature }: ChosenIdea,
  season: Season,
  answer: string,
  productsToTake: (activity: ActivityName) => string[],
): ActivitySuggestion {
  const words = ideaWords(idea, facts.trip.language);
  const spot = spotOf(feature, facts.trip.language);
  return {
    name: capitalize(joinSentences(words.name(spot, season))),
    description: capitalize(joinSentences(words.text(spot, season), answer)),
    recommendedProducts: productsToTake(idea.activity),
    near: nearOf(feature, facts),
    activity: idea.activity,
    featureKind: feature?.kind ?? null,
  };
}

function spotOf(feature: NamedPlace | null, language: Language): Spot {
  if (feature === null) return { name: '', distance: '', height: '', far: false };
  return {
    name: feature.name,
    distance: formatKilometres(feature.distanceKm, language),
    height: feature.elevation === null ? '' : formatMetres(feature.elevation, language),
    far: feature.distanceKm >= FAR_KM,
  };
}

function nearOf(feature: NamedPlace | null, { trip }: TripFacts): string {
  if (feature === null) return '';
  if (feature.distanceKm < HERE_KM) return feature.name;
  const way = compassDirection(bearingDegrees(trip.location, feature), trip.language);
  return `${feature.name}, ${formatKilometres(feature.distanceKm, trip.language)} ${way}`;
}

function summaryOf(facts: TripFacts, wishes: Wishes, chosen: readonly ChosenIdea[]): string {
  const { language } = facts.trip;
  const words = WORDS[language];
  const high = formatCelsius(facts.climate.high, language);
  const low = formatCelsius(facts.climate.low, language);
  const sea = facts.sea === null || !seaShore(facts) ? null : formatCelsius(facts.sea, language);
  const served = wishes.asked.filter(({ activity }) =>
    chosen.some(({ idea }) => idea.activity === activity),
  );
  const missing = wishes.asked.flatMap(({ activity, word }) => {
    const obstacle = obstacleTo(activity, facts);
    return obstacle === null ? [] : [words.missing(capitalize(word), obstacle, { high, low, sea })];
  });
  const named = chosen.some(({ feature }) => feature !== null);
  return joinSentences(
    words.opening({
      asked: served.map(({ word }) => word),
      high,
      count: chosen.length,
    }),
    ...missing,
    wishes.refused.length === 0 ? '' : words.refused(wishes.refused.map(({ word }) => word)),
    named ? words.distances : words.nothingNamed,
  );
}
