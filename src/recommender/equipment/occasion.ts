import type { ActivityName } from '../activity-names.ts';
import { coldNight, inBigCity } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';
import { foldText } from '../wishes/fold-text.ts';
import type { WishKey } from '../wishes/wish.ts';
import type { Demand } from './demand.ts';
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
/** Mean wind of a month from which most days are windy, m/s. */
const WINDY = 6;

export function occasionOf(facts: TripFacts, demand: Demand): Occasion {
  const asks = (...activities: ActivityName[]) =>
    activities.some((activity) => demand.asked.includes(activity));
  const words = foldText(facts.trip.request.preferences).text;
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

/** The low that one night in ten is below is lower than that. */
export function nights(below: number): (occasion: Occasion) => boolean {
  return ({ facts }) => coldNight(facts) < below;
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

/** Mean wind of the trip's month, m/s; null where there is no figure. */
export function windOf({ normals, month }: TripFacts): number | null {
  return normals.months[month - 1]?.wind ?? null;
}

export function windy({ facts }: Occasion): boolean {
  return (windOf(facts) ?? 0) >= WINDY;
}

export function withChildren({ asks }: Occasion): boolean {
  return asks('Family outings');
}
