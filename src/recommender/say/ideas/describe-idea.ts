import { pointKey } from '#src/domain/day-plan/idea-key.ts';
import type { Language } from '#src/domain/language/language.ts';
import { bearingDegrees } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { compassDirection } from '#src/wording/coordinates.ts';
import { formatKilometres, formatMetres } from '#src/wording/units.ts';
import type { ChosenIdea } from '#src/recommender/decide/ideas/choice.ts';
import { factsAt } from '#src/recommender/decide/ideas/facts-at.ts';
import type { Idea } from '#src/recommender/decide/ideas/idea.ts';
import { isPlaceBeyondBorder } from '#src/recommender/know/sights/beyond-border.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { capitalize, joinSentences } from '../sentences.ts';
import type { Telling } from '../telling.ts';
import { wishLabel } from '../wish-label.ts';
import type { IdeaWords, Spot } from './idea-words.ts';
import { seasonFigures } from './season-figures.ts';

/** A chosen idea with the ids of the products to take. */
type ToTell = { choice: ChosenIdea; isAcrossWater: boolean; products: readonly string[] };

/** From this distance on a feature takes a whole day. */
const FAR_KM = 25;
/** Closer than this the point is at the feature. */
const HERE_KM = 1;

/** `turn`: its place in the plan, so that neighbours do not sound alike. */
export function describeIdea(
  telling: Telling,
  { choice, isAcrossWater, products }: ToTell,
  turn: number,
): ActivitySuggestion {
  const { facts, language, voice } = telling;
  const { feature, idea, wish } = choice;
  const words = wordsOf(idea, telling);
  const served = servedBy(idea, feature, wish, telling);
  const spot = { ...spotOf(feature, language), wish: served };
  const there = { ...telling, facts: factsAt(facts, feature) };
  const season = voice.season(seasonFigures(there), turn);
  const near = nearOf(feature, telling);
  return {
    key: feature === null ? idea.id : pointKey(idea.id, feature),
    name: capitalize(joinSentences(words.name(spot, season))),
    description: capitalize(joinSentences(words.text(spot, season))),
    recommendedProducts: [...products],
    near: isAcrossWater ? `${near}, ${voice.way.acrossWater}` : near,
    activity: idea.activity,
    featureKind: feature?.kind ?? null,
    ...(feature === null ? {} : { at: { lat: feature.lat, lng: feature.lng } }),
    ...(served === '' ? {} : { wish: served }),
    ...(feature !== null && isPlaceBeyondBorder(feature, facts)
      ? { asks: voice.way.passport }
      : {}),
  };
}

function wordsOf({ id }: Idea, { language, voice }: Telling): IdeaWords {
  const words = voice.ideas[id];
  if (words === undefined) throw new Error(`no ${language} words for the idea ${id}`);
  return words;
}

/** The wish or named place that this idea answers; empty for an idea that nobody asked for. */
function servedBy(
  idea: Idea,
  feature: NamedPlace | null,
  wish: WishKey | null,
  { language, voice }: Telling,
): string {
  if (wish !== null) return wishLabel(wish, voice);
  return idea.placeOnly === true && feature !== null ? feature.names[language] : '';
}

function spotOf(feature: NamedPlace | null, language: Language): Omit<Spot, 'wish'> {
  if (feature === null) return { name: '', kind: null, distance: '', height: '', far: false };
  return {
    name: shownName(feature, language),
    kind: feature.kind,
    distance: formatKilometres(feature.distanceKm, language),
    height: feature.elevation === null ? '' : formatMetres(feature.elevation, language),
    far: feature.distanceKm >= FAR_KM,
  };
}

/** Without what tells it from a namesake elsewhere: 'Sierra Nevada (USA)'. */
function shownName({ names }: NamedPlace, language: Language): string {
  return names[language].replace(/ \([^)]*\)$/u, '');
}

function nearOf(feature: NamedPlace | null, { facts: { trip }, language }: Telling): string {
  if (feature === null) return '';
  if (feature.distanceKm < HERE_KM) return shownName(feature, language);
  const way = compassDirection(bearingDegrees(trip.location, feature), language);
  return `${shownName(feature, language)}, ${formatKilometres(feature.distanceKm, language)} ${way}`;
}
