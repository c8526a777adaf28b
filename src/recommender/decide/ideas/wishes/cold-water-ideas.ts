import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import {
  bathingRiver,
  frozenSea,
  river,
  seaShore,
  swimmable,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Idea } from '../idea.ts';
import { BATHES, DIVES, PADDLES, SURFS } from '../traits.ts';

/** Where the sea is cold or far, and someone still wants into the water. */
export const COLD_WATER_IDEAS = [
  {
    id: 'swim-cold',
    activity: 'Swimming and beach',
    traits: BATHES,
    kinds: [],
    maxKm: 0,
    when: (facts: TripFacts) => !swimmable(facts),
  },
  {
    id: 'swim-indoors',
    activity: 'Swimming and beach',
    traits: ['careful'],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: (facts: TripFacts) => !swimmable(facts),
  },
  {
    id: 'swim-river',
    activity: 'Swimming and beach',
    traits: BATHES,
    kinds: [],
    maxKm: 0,
    when: (facts: TripFacts) => swimmable(facts) && !seaShore(facts) && bathingRiver(facts),
  },
  {
    id: 'snorkel-cold',
    activity: 'Snorkelling and diving',
    traits: DIVES,
    kinds: [],
    maxKm: 0,
    when: (facts: TripFacts) => !swimmable(facts),
  },
  {
    id: 'paddle-river',
    activity: 'Paddling',
    traits: PADDLES,
    kinds: [],
    maxKm: 0,
    when: (facts: TripFacts) => river(facts) && facts.mean >= 6,
  },
  {
    id: 'paddle-cold',
    activity: 'Paddling',
    traits: PADDLES,
    kinds: [],
    maxKm: 0,
    when: (facts: TripFacts) => facts.mean < 6 && !frozenSea(facts),
  },
  {
    id: 'surf-cold',
    activity: 'Surfing',
    traits: SURFS,
    kinds: [],
    maxKm: 0,
    when: ({ sea, mean }: TripFacts) => (sea ?? mean) < 13,
  },
] as const satisfies readonly Idea[];
