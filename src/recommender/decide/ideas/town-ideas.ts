import { CITY_PLACES, TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { Idea } from './idea.ts';
import {
  hot,
  inhabited,
  rainLikely,
  snowUnderfoot,
  towns,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

const cool = (facts: TripFacts) => !hot(facts);

/** Where something grows that a market sells: mean of the warmest month, degrees Celsius. */
const FIELDS_WARMEST = 13;

/** Cities, museums, food and families. */
export const TOWN_IDEAS = [
  {
    id: 'city-evening',
    activity: 'City sightseeing',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: hot,
  },
  {
    id: 'city-day',
    activity: 'City sightseeing',
    traits: ['out-all-day'],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: cool,
  },
  {
    id: 'city-second',
    activity: 'City sightseeing',
    traits: ['out-all-day'],
    kinds: ['town', 'village'],
    maxKm: 45,
    minKm: 5,
  },
  {
    id: 'city-free',
    activity: 'City sightseeing',
    traits: ['out-all-day'],
    kinds: [],
    maxKm: 0,
    when: inhabited,
  },
  {
    id: 'museum-rain',
    activity: 'Culture and museums',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: rainLikely,
    rainy: true,
  },
  {
    id: 'heritage',
    activity: 'Culture and museums',
    traits: [],
    kinds: ['heritage-cultural'],
    maxKm: 60,
  },
  {
    id: 'museum-heat',
    activity: 'Culture and museums',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: hot,
  },
  { id: 'museum', activity: 'Culture and museums', traits: [], kinds: TOWN_PLACES, maxKm: 25 },
  {
    id: 'culture-free',
    activity: 'Culture and museums',
    traits: [],
    kinds: [],
    maxKm: 0,
    when: (facts) => inhabited(facts) && towns(facts).length === 0,
  },
  {
    id: 'food-rain',
    activity: 'Food and markets',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: rainLikely,
    rainy: true,
  },
  {
    id: 'food-city',
    activity: 'Food and markets',
    traits: [],
    kinds: CITY_PLACES,
    maxKm: 40,
  },
  {
    id: 'food-town',
    activity: 'Food and markets',
    traits: [],
    kinds: ['town'],
    maxKm: 40,
    when: ({ warmestMonth }) => warmestMonth >= FIELDS_WARMEST,
  },
  { id: 'food-free', activity: 'Food and markets', traits: [], kinds: [], maxKm: 0 },
  {
    id: 'family-rain',
    activity: 'Family outings',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 45,
    when: rainLikely,
    rainy: true,
  },
  {
    id: 'family-water',
    activity: 'Family outings',
    traits: ['outside', 'by-the-water'],
    kinds: ['lake', 'bay', 'coast'],
    maxKm: 30,
    when: ({ climate }) => climate.high >= 16,
  },
  {
    id: 'family-park',
    activity: 'Family outings',
    traits: ['outside', 'out-all-day'],
    kinds: ['national-park', 'waterfall', 'heritage-natural'],
    maxKm: 50,
  },
  { id: 'family-town', activity: 'Family outings', traits: [], kinds: TOWN_PLACES, maxKm: 45 },
  { id: 'family-free', activity: 'Family outings', traits: ['outside'], kinds: [], maxKm: 0 },
  {
    id: 'rain-walk',
    activity: 'Photography',
    traits: ['outside', 'out-all-day'],
    kinds: ['village', 'national-park', 'lake', 'valley'],
    maxKm: 50,
    when: (facts) => rainLikely(facts) && !snowUnderfoot(facts),
    rainy: true,
  },
] as const satisfies readonly Idea[];
