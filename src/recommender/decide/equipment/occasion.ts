import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { inBigCity } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Term } from '#src/recommender/read/reading.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { weatherOf } from '../weather/condition-rules.ts';
import type { Demand } from './demand.ts';
import { withLongWays } from './long-ways.ts';
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
  /** The traveller's text speaks of one of these. */
  says: (...terms: Term[]) => boolean;
  stay: Stay;
  /** How many of the group are children. */
  children: number;
  /** Of these, how many are carried: nothing but their own things fits them. */
  babies: number;
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
const NOT_ON_FOOT: ReadonlySet<WishKey> = new Set<WishKey>(['mudflat', 'huskies', 'sledging']);
/** A class, a club, a choir. */
const GROUP = 8;
/** The mean daily high over the sea around Antarctica in summer, °C. */
const HIGH_ON_ICE = 2;

export function occasionOf(facts: TripFacts, given: Demand): Occasion {
  const { reading } = facts;
  const demand = withLongWays(reading, given);
  const asked = onFoot(demand, reading.terms.has('to-climb'));
  const asks = (...activities: ActivityName[]) =>
    activities.some((activity) => asked.includes(activity));
  const stay = stayIn(reading, demand);
  return {
    facts,
    demand,
    asks,
    does: (...activities) =>
      asks(...activities) || activities.some((activity) => demand.ideas.includes(activity)),
    wants: (...keys) => demand.wishes.some(({ key }) => keys.includes(key)),
    says: (...terms) => terms.some((term) => reading.terms.has(term)),
    stay,
    children: reading.children.count,
    babies: reading.children.babies,
    bringsOwn: reading.terms.has('own-gear'),
    outdoors: asks(...OUTDOORS) || stay !== 'house' || !inBigCity(facts),
  };
}

/**
 * Leaves out activities that are asked for only by wishes of NOT_ON_FOOT: a walk on the mudflats needs
 * no equipment for a hike, nor does a ride on a sledge.
 */
function onFoot({ asked, wishes }: Demand, climbsUp: boolean): readonly ActivityName[] {
  return asked.filter((activity) => {
    if (activity === 'Climbing' && climbsUp && asked.includes('Mountaineering')) return false;
    const own = wishes.filter(({ key }) => activityOf(key) === activity);
    return own.length === 0 || own.some(({ key }) => !NOT_ON_FOOT.has(key));
  });
}

/** Boats from which one can get wet; not those on the canals and in the harbour of a city. */
export function boatsOutside({ facts, wants }: Occasion): boolean {
  return wants('boat-trip') && !inBigCity(facts);
}

/** Whether one bathes: by a wish, or at a beach that is only suggested. */
export function bathes({ asks, does, wants }: Occasion): boolean {
  return (
    does('Swimming and beach') ||
    asks('Snorkelling and diving', 'Surfing') ||
    wants('pools', 'hot-springs', 'sauna', 'hammam', 'ice-bathing', 'canyoning')
  );
}

/** Whether swimwear is needed: also for a bath that is only suggested, and for a boat where it is warm. */
export function inSwimwear(occasion: Occasion): boolean {
  const { asks, does, facts } = occasion;
  return (
    bathes(occasion) ||
    (does('Relaxation and wellness') && facts.climate.high >= 10) ||
    (asks('Paddling', 'Sailing') && facts.climate.high >= 20)
  );
}

/** From camp to camp with everything on the back. */
export function carriesTent({ stay, wants }: Occasion): boolean {
  return stay === 'tent' && wants('trek');
}

/** No beginner: has boots, a pack and rain wear for days outside. */
export function seasoned(occasion: Occasion): boolean {
  return carriesTent(occasion) || occasion.asks('Mountaineering');
}

/** So many travel together that each brings what is worn. */
export function inGroup({ facts }: Occasion): boolean {
  return facts.trip.request.travelers >= GROUP;
}

/** Walks from a warm room for which the things one has are enough: of a long weekend, or easy ones. */
export function shortWalks(occasion: Occasion): boolean {
  return occasion.stay === 'house' && (occasion.facts.days <= 4 || easyWalks(occasion));
}

/** Short and level ones were asked for, or somebody is carried. */
export function easyWalks({ facts }: Occasion): boolean {
  const { babies, easyWays, toddlers } = facts.reading.party;
  return easyWays || babies + toddlers > 0;
}

/** The mean daily high is lower than that. */
export function cold(below: number): (occasion: Occasion) => boolean {
  return (occasion) => {
    const { high } = occasion.facts.climate;
    return (toTheIce(occasion) ? Math.min(high, HIGH_ON_ICE) : high) < below;
  };
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

/** An umbrella turns inside out every few days. */
export function breezy({ facts }: Occasion): boolean {
  return weatherOf(facts).has('breezy') || windy({ facts });
}

export function windy({ facts }: Pick<Occasion, 'facts'>): boolean {
  return weatherOf(facts).has('windy');
}

/** Nights in tents or huts, with no warm room to dry in. */
export function sleepsOut({ stay }: Occasion): boolean {
  return stay === 'tent' || stay === 'hut';
}

/** A conference, a fair, a round of customers, and nothing else that dress depends on. */
export function onBusinessAlone(occasion: Occasion): boolean {
  return onBusiness(occasion) && !occasion.asks(...OUTDOORS, 'Swimming and beach', 'Surfing');
}

export function onBusiness({ facts, wants }: Occasion): boolean {
  return facts.reading.party.business || wants('conference');
}

export function withChildren({ children }: Occasion): boolean {
  return children > 0;
}

/** A child that walks: a baby has the cover of its pram. */
export function onFeet({ babies, children }: Occasion): boolean {
  return children > babies;
}

/** A ship among icebergs: its deck is as cold as the ice, whatever the weather of the port. */
export function toTheIce({ says, stay }: Occasion): boolean {
  return stay === 'ship' && says('pack-ice');
}
