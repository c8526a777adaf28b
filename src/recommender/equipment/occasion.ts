import type { ActivityName } from '../activity-names.ts';
import { coldNight, inBigCity } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';
import { foldText } from '../wishes/fold-text.ts';
import { activityOf } from '../wishes/wish.ts';
import type { WishKey } from '../wishes/wish.ts';
import type { Demand } from './demand.ts';
import { withKnownWays } from './known-ways.ts';
import { stayIn } from './stay.ts';
import type { Stay } from './stay.ts';

/** A trip as the rules of the lists see it. */
export type Occasion = {
  facts: TripFacts;
  demand: Demand;
  /** One of the activities is asked for. */
  asks: (...activities: ActivityName[]) => boolean;
  /** One of them is asked for or suggested. */
  does: (...activities: ActivityName[]) => boolean;
  /** One of the wishes is among the traveller's. */
  wants: (...keys: WishKey[]) => boolean;
  /** The traveller's words, folded, match the pattern. */
  says: (pattern: RegExp) => boolean;
  stay: Stay;
  /** The traveller speaks of an own bicycle, own skis, own equipment. */
  bringsOwn: boolean;
  /** Days and evenings are spent outside, away from shops and cafés. */
  outdoors: boolean;
};

const OUTDOORS: readonly ActivityName[] = [
  'Hiking',
  'Mountaineering',
  'Climbing',
  'Camping',
  'Cycling',
  'Paddling',
  'Sailing',
  'Fishing',
  'Winter walking',
  'Wildlife watching',
  'Stargazing',
];
const OWN =
  /\b(?:(?:my|our)(?: own)?|own|eigene[mnrs]?|meine[mnrs]?|unsere[mnrs]?) (?:\w+ )?(?:gear|equipment|kit|(?:e-?|mountain|road|gravel)?bikes?|bicycles?|skis?|snowboards?|(?:surf)?boards?|kayaks?|canoes?|tents?|wetsuits?|ausruestung|\w*raed(?:er|ern)|\w*rad|skier?n?|\w*brett(?:er)?|boards?|kajaks?|kanus?|zelte?)\b/u;
const NOT_ON_FOOT: ReadonlySet<WishKey> = new Set<WishKey>(['mudflat', 'huskies', 'sledging']);
/** Mean wind from which an umbrella turns inside out every few days, m/s. */
const BREEZY = 5;
/** Mean wind of the days from which most of them are windy, m/s. */
const WINDY = 6;

/** Metres: of a trek's start, of its mountains, and the most that its camps lie above the start. */
const HIGH = { elevation: 2000, summit: 4500, climb: 2000 } as const;
const LAPSE_PER_M = 0.0065;

export function occasionOf(facts: TripFacts, given: Demand): Occasion {
  const words = foldText(facts.trip.request.preferences).text;
  const demand = withKnownWays(words, given);
  const asked = onFoot(demand);
  const asks = (...activities: ActivityName[]) =>
    activities.some((activity) => asked.includes(activity));
  const stay = stayIn(words, demand);
  return {
    facts,
    demand,
    asks,
    does: (...activities) =>
      asks(...activities) || activities.some((activity) => demand.ideas.includes(activity)),
    wants: (...keys) => demand.wishes.some(({ key }) => keys.includes(key)),
    says: (pattern) => pattern.test(words),
    stay,
    bringsOwn: OWN.test(words),
    outdoors: asks(...OUTDOORS) || stay !== 'house' || !inBigCity(facts),
  };
}

/**
 * Without activities that only such wishes stand for: walking on the bed of the sea asks for nothing
 * of a hike, and who sits on a sledge does not walk.
 */
function onFoot({ asked, wishes }: Demand): readonly ActivityName[] {
  return asked.filter((activity) => {
    const own = wishes.filter(({ key }) => activityOf(key) === activity);
    return own.length === 0 || own.some(({ key }) => !NOT_ON_FOOT.has(key));
  });
}

/** The low that one night in ten is below is lower than that, where the nights are spent. */
export function nights(below: number): (occasion: Occasion) => boolean {
  return (occasion) => coldestNight(occasion) < below;
}

/** That of the place, or of the high camps of a trek, °C. */
export function coldestNight(occasion: Occasion): number {
  return highNight(occasion) ?? coldNight(occasion.facts);
}

/**
 * The coldest nights of a trek in the Himalaya or the Andes, which climbs far above its first village;
 * null where the nights are as cold as at the point.
 */
export function highNight({ facts, stay, wants }: Occasion): number | null {
  const { elevation, summit } = facts.terrain;
  if ((stay !== 'hut' && stay !== 'tent') || !wants('trek', 'climb-mountain')) return null;
  if (elevation < HIGH.elevation || summit < HIGH.summit) return null;
  return coldNight(facts) - LAPSE_PER_M * Math.min(HIGH.climb, (summit - elevation) / 2);
}

/** The mean daily high is lower than that. */
export function cold(below: number): (occasion: Occasion) => boolean {
  return ({ facts }) => facts.climate.high < below;
}

/** The mean daily high is at least that. */
export function warm(from: number): (occasion: Occasion) => boolean {
  return ({ facts }) => facts.climate.high >= from;
}

/** So many wet days of ten; unknown at sea, where it may always rain. */
export function wet(from: number): (occasion: Occasion) => boolean {
  return ({ facts }) => (facts.climate.wetDaysPer10 ?? 10) >= from;
}

export function sunny(uvIndex: number): (occasion: Occasion) => boolean {
  return ({ facts }) => Math.round(facts.uvIndex) >= uvIndex;
}

export function breezy({ facts }: Occasion): boolean {
  return (facts.climate.wind ?? 0) >= BREEZY;
}

export function windy({ facts }: Occasion): boolean {
  return (facts.climate.wind ?? 0) >= WINDY;
}

/** Nights under canvas or in huts, from where nobody goes in to get warm or dry. */
export function sleepsOut({ stay }: Occasion): boolean {
  return stay === 'tent' || stay === 'hut';
}

export function withChildren({ asks }: Occasion): boolean {
  return asks('Family outings');
}
