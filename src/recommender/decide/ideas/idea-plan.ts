import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ISLAND_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import { refusalTest } from '../sights/refused-sights.ts';
import { activityAt } from '../sights/sight-activity.ts';
import { outingsForWish, sightsForWish } from '../sights/sights-for-wish.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { refusedActivities } from '../wishes/wishes-of.ts';
import { bestIdea } from './best-idea.ts';
import type { Want } from './best-idea.ts';
import { activityOfChoice, isSight } from './choice.ts';
import type { Choice } from './choice.ts';
import { homeTown, withoutSuburbs } from '#src/recommender/know/home-town.ts';
import { isSameSight, isSameThing } from './same-thing.ts';
import { trekDays } from './trek-days.ts';

const VALLEY_RELIEF_M = 150;

export type IdeaPlan = ReturnType<typeof createIdeaPlan>;

/** Collects choices. No sight serves twice, no place more than two ideas, nothing refused. */
export function createIdeaPlan(facts: TripFacts) {
  const choices: Choice[] = [];
  const features = withoutSuburbs(facts.features).filter(
    (place) => !isAllAround(place, facts) && !isRiver(place, facts),
  );
  const surroundings = { features, home: homeTown(features) };
  const isRefused = refusalTest(facts.reading);
  const refused = refusedActivities(facts.reading);
  const taken = (): Sight[] => choices.filter(isSight).map(({ sight }) => sight);
  const isFree = (sight: Sight) =>
    !isRefused(sight) &&
    (trekDays(sight) === null || !taken().some((other) => trekDays(other) !== null)) &&
    !taken().some((other) => isSameSight(other, sight)) &&
    !choices.some(
      (one) => !isSight(one) && one.feature !== null && isSameThing(sight, one.feature),
    );
  /** One night sky is like the other. */
  const hasNightSky = () => choices.some((one) => activityOfChoice(one) === 'Stargazing');
  const addSight = (sight: Sight, { wish = null, named = false }: SightAs = {}) => {
    const asked = wish === null ? null : activityOf(wish);
    const activity =
      asked !== null && obstacleTo(asked, facts) === null ? asked : activityAt(sight, facts);
    const wanted = activity !== null && refused.includes(activity) ? null : activity;
    choices.push({ sight, activity: wanted, wish, named });
  };
  return {
    choices,
    taken,
    /** The sights that nobody asked for. */
    icons: () => choices.filter(isSight).flatMap((one) => (one.wish === null ? [one.sight] : [])),
    isFree,
    addSight,
    /** Whether a sight answers the wish. */
    addSightFor(wish: WishKey, withinKm = Infinity, fits: Fits = () => true): boolean {
      const sight = sightsForWish(wish, facts).find(
        (one) => one.distanceKm <= withinKm && fits(one) && isFree(one),
      );
      if (sight !== undefined) addSight(sight, { wish });
      return sight !== undefined;
    },
    /** Adds what answers the wish farther away. */
    addOutingFor(wish: WishKey): void {
      const sight = outingsForWish(wish, facts).find(isFree);
      if (sight !== undefined) addSight(sight, { wish });
    },
    /** Whether there is an idea of that kind. */
    add(want: Want): boolean {
      if (want.activity === 'Stargazing' && hasNightSky()) return false;
      const next = bestIdea(facts, surroundings, want, choices);
      if (next !== null) choices.push(next);
      return next !== null;
    },
  };
}

type Fits = (sight: Sight) => boolean;
type SightAs = { wish?: WishKey | null; named?: boolean };

/** The place's own old town, or an island in its name: 'Valletta, Malta'. */
function isAllAround({ kind, names }: NamedPlace, { placeNames }: TripFacts): boolean {
  const isCalled = (all: readonly string[]) =>
    differentNames(names).some((name) => all.includes(name));
  if (kind === 'heritage-cultural') return isCalled(placeNames.own);
  return isOneOf(ISLAND_PLACES, kind) && isCalled(placeNames.around);
}

/** The gazetteer lists rivers as valleys; in a plain there is no valley. */
export function isRiver({ kind }: NamedPlace, { terrain }: TripFacts): boolean {
  return kind === 'valley' && terrain.relief < VALLEY_RELIEF_M;
}
