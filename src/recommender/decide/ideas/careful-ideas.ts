import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import {
  amongGame,
  isForbidden,
  isNoGo,
  unsafeToBathe,
} from '#src/recommender/know/safety/forbidden-here.ts';
import { inhabited } from '#src/recommender/know/season/conditions-of-place.ts';
import { polarBears } from '#src/recommender/know/season/dangers.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Idea } from './idea.ts';

const guidedBoats = (facts: TripFacts) => isForbidden(['paddling'], facts);
const bitterlyCold = ({ climate }: TripFacts) => climate.high < -12;
const coldTown = (facts: TripFacts) => facts.climate.high < -25 && inhabited(facts);

/** For where one does not walk alone, bathe in the open, or stay outside for long. */
export const CAREFUL_IDEAS = [
  {
    id: 'game-walk',
    activity: 'Hiking',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: amongGame,
  },
  {
    id: 'game-drive',
    activity: 'Wildlife watching',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    favour: 60,
    when: amongGame,
  },
  {
    id: 'game-hide',
    activity: 'Photography',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    favour: 40,
    when: amongGame,
  },
  {
    id: 'game-night',
    activity: 'Stargazing',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    favour: 40,
    when: amongGame,
  },
  {
    id: 'game-noon',
    activity: 'Relaxation and wellness',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: amongGame,
  },
  {
    id: 'bear-walk',
    activity: 'Hiking',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: polarBears,
  },
  {
    id: 'bear-boat',
    activity: 'Wildlife watching',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: polarBears,
  },
  {
    id: 'bear-street',
    activity: 'Photography',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: polarBears,
  },
  {
    id: 'for-later',
    activity: 'Relaxation and wellness',
    traits: ['careful', 'for-later'],
    kinds: [],
    maxKm: 0,
    when: isNoGo,
  },
  {
    id: 'swim-pool',
    activity: 'Swimming and beach',
    traits: ['careful'],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: unsafeToBathe,
  },
  {
    id: 'city-cold',
    activity: 'City sightseeing',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: bitterlyCold,
  },
  {
    id: 'paddle-guided',
    activity: 'Paddling',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: guidedBoats,
  },
  {
    id: 'cold-table',
    activity: 'Food and markets',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: coldTown,
  },
  {
    id: 'cold-bath',
    activity: 'Relaxation and wellness',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: coldTown,
  },
  {
    id: 'cold-frost',
    activity: 'Photography',
    traits: ['careful'],
    kinds: [],
    maxKm: 0,
    when: bitterlyCold,
  },
] as const satisfies readonly Idea[];
