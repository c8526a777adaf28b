import { pointKey } from '#src/domain/day-plan/idea-key.ts';
import type { Language } from '#src/domain/language.ts';
import { bearingDegrees } from '#src/domain/location.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import type { Activities, ActivitySuggestion } from '#src/domain/recommendation.ts';
import { activitiesDe } from '../de/activities.ts';
import { seasonDe } from '../de/season.ts';
import { activitiesEn } from '../en/activities.ts';
import { seasonEn } from '../en/season.ts';
import { compassDirection } from '#src/wording/coordinates.ts';
import { formatCelsius, formatKilometres, formatMetres } from '#src/wording/units.ts';
import { seaShore } from '#src/recommender/know/season/conditions-of-place.ts';
import { suggestedActivities } from '#src/recommender/decide/suggested-activities.ts';
import { isPlaceBeyondBorder, PASSPORT } from '#src/recommender/know/sights/beyond-border.ts';
import { sightsForWish } from '#src/recommender/decide/sights/sights-for-wish.ts';
import { sightDescriber } from '../sights/describe-sight.ts';
import { festivalOnOtherDays } from '../festivals/festival-in-words.ts';
import { capitalize, joinSentences } from '../sentences.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import type { Wishes } from '#src/recommender/read/read-wishes.ts';
import { obstacleToWish } from '#src/recommender/decide/wishes/obstacle-to-wish.ts';
import { labelOf } from '#src/recommender/read/wish.ts';
import type { WishKey } from '#src/recommender/read/wish.ts';
import { activitiesOf, refusedActivities } from '#src/recommender/decide/wishes/wishes-of.ts';
import type { ActivityWords } from './activity-words.ts';
import { ideaWords } from '#src/recommender/decide/ideas/all-ideas.ts';
import { activityOfChoice, isSight } from '#src/recommender/decide/ideas/choice.ts';
import type { Choice, ChosenIdea } from '#src/recommender/decide/ideas/choice.ts';
import { MOST_WISHES } from '#src/recommender/decide/ideas/choose-ideas.ts';
import { factsAt } from '#src/recommender/decide/ideas/facts-at.ts';
import type { Idea, Season, Spot } from '#src/recommender/decide/ideas/idea.ts';
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
const INSTEAD = 2;

/** `productsToTake` gives ids of the packing list for an idea. */
export function composeActivities(
  facts: TripFacts,
  chosen: readonly Choice[],
  wishes: Wishes,
  productsToTake: (choice: Choice) => string[],
): Activities {
  const { language } = facts.trip;
  const notUnderstood = notUnderstoodIn(facts, chosen, wishes);
  const describe = sightDescriber(facts);
  return {
    title: WORDS[language].title,
    summary: summaryOf(facts, wishes, chosen),
    suggestions: chosen.map((choice, turn) =>
      isSight(choice)
        ? describe(choice, productsToTake(choice))
        : suggestionOf(facts, choice, turn, productsToTake(choice)),
    ),
    ...(notUnderstood === null ? {} : { notUnderstood }),
  };
}

function suggestionOf(
  facts: TripFacts,
  { idea, feature, wish }: ChosenIdea,
  turn: number,
  recommendedProducts: string[],
): ActivitySuggestion {
  const { language } = facts.trip;
  const words = ideaWords(idea, language);
  const served = servedBy(idea, feature, wish, language);
  const spot = { ...spotOf(feature, language), wish: served };
  const season = SEASONS[language](seasonFigures(factsAt(facts, feature)), turn);
  return {
    key: feature === null ? idea.id : pointKey(idea.id, feature),
    name: capitalize(joinSentences(words.name(spot, season))),
    description: capitalize(joinSentences(words.text(spot, season))),
    recommendedProducts,
    near: nearOf(feature, facts),
    activity: idea.activity,
    featureKind: feature?.kind ?? null,
    ...(feature === null ? {} : { at: { lat: feature.lat, lng: feature.lng } }),
    ...(served === '' ? {} : { wish: served }),
    ...(feature !== null && isPlaceBeyondBorder(feature, facts)
      ? { asks: PASSPORT[language] }
      : {}),
  };
}

/** What the traveller asked for and gets here; empty for an idea of ours. */
function servedBy(
  idea: Idea,
  feature: NamedPlace | null,
  wish: WishKey | null,
  language: Language,
): string {
  if (wish !== null) return labelOf(wish, language);
  return idea.placeOnly === true && feature !== null ? feature.name : '';
}

/** Names what meant nothing, and up to two activities of the place to try instead. */
function notUnderstoodIn(
  facts: TripFacts,
  chosen: readonly Choice[],
  wishes: Wishes,
): Activities['notUnderstood'] | null {
  const named = chosen.map((choice) =>
    isSight(choice) ? choice.sight.name : (choice.feature?.name ?? ''),
  );
  const words = wishes.unread.filter((word) => !isPartOfAny(word, named));
  if (words.length === 0) return null;
  const asked = activitiesOf(wishes.asked);
  const refused = refusedActivities(wishes);
  const offered = [
    ...new Set([
      ...chosen.flatMap((choice) => activityOfChoice(choice) ?? []),
      ...suggestedActivities(facts),
    ]),
  ];
  return {
    words,
    instead: offered
      .filter((activity) => !asked.includes(activity) && !refused.includes(activity))
      .slice(0, INSTEAD)
      .map((activity) => labelOf(activity, facts.trip.language)),
  };
}

/** Whether the plan answers a word by name: 'seat' by Arthur's Seat. */
function isPartOfAny(word: string, names: readonly string[]): boolean {
  const asked = foldText(word).text;
  return names.some((name) =>
    foldText(name)
      .text.split(/[^\p{L}\d]+/u)
      .includes(asked),
  );
}

function spotOf(feature: NamedPlace | null, language: Language): Omit<Spot, 'wish'> {
  if (feature === null) return { name: '', kind: null, distance: '', height: '', far: false };
  return {
    name: shownName(feature),
    kind: feature.kind,
    distance: formatKilometres(feature.distanceKm, language),
    height: feature.elevation === null ? '' : formatMetres(feature.elevation, language),
    far: feature.distanceKm >= FAR_KM,
  };
}

/** Without what tells it from a namesake elsewhere: 'Sierra Nevada (USA)'. */
function shownName({ name }: NamedPlace): string {
  return name.replace(/ \([^)]*\)$/u, '');
}

function nearOf(feature: NamedPlace | null, { trip }: TripFacts): string {
  if (feature === null) return '';
  if (feature.distanceKm < HERE_KM) return shownName(feature);
  const way = compassDirection(bearingDegrees(trip.location, feature), trip.language);
  return `${shownName(feature)}, ${formatKilometres(feature.distanceKm, trip.language)} ${way}`;
}

/** Who comes along is never refused: the whole plan is for them. */
const COMPANY: ReadonlySet<WishKey> = new Set<WishKey>(['Family outings', 'romance', 'dog']);

function summaryOf(facts: TripFacts, wishes: Wishes, chosen: readonly Choice[]): string {
  const { language } = facts.trip;
  const words = WORDS[language];
  const high = formatCelsius(facts.climate.high, language);
  const low = formatCelsius(facts.climate.low, language);
  const sea = facts.sea === null || !seaShore(facts) ? null : formatCelsius(facts.sea, language);
  const missing = wishes.asked.flatMap(({ key, word }, index) => {
    if (COMPANY.has(key)) return [];
    const otherDays = key === 'festivals' ? festivalOnOtherDays(word, facts) : '';
    if (otherDays !== '') return [otherDays];
    const served = chosen.some(({ wish }) => wish === key);
    const answers = sightsForWish(key, facts);
    if (chosen.some((choice) => isSight(choice) && answers.includes(choice.sight))) return [];
    const unserved = index < MOST_WISHES ? 'none-nearby' : 'plan-full';
    const obstacle = obstacleToWish(key, facts) ?? (served ? null : unserved);
    return obstacle === null ? [] : [words.missing(capitalize(word), obstacle, { high, low, sea })];
  });
  const named = chosen.some((choice) => isSight(choice) || choice.feature !== null);
  return joinSentences(
    ...missing,
    wishes.refused.length === 0 ? '' : words.refused(wishes.refused.map(({ word }) => word)),
    named ? '' : words.nothingNamed,
  );
}
