import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { Idea } from './idea.ts';
import { CAMPS, CLIMBS, HIKES } from './traits.ts';
import {
  hot,
  rainLikely,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

const cool = (facts: TripFacts) => !hot(facts);
const coolAndBare = (facts: TripFacts) => cool(facts) && bare(facts);
const bare = (facts: TripFacts) => !snowUnderfoot(facts);

/** There is rock, and it is not too cold to hold. */
const rock = ({ climate, terrain }: TripFacts) => terrain.relief >= 150 && climate.high >= 7;
/** The gazetteer has no peak nearby. */
const nameless = ({ features }: TripFacts) =>
  !features.some(({ kind, distanceKm }) => kind === 'peak' && distanceKm <= 50);

/** Hiking, climbing, cycling and camping. */
export const MOUNTAIN_IDEAS = [
  {
    id: 'hike-peak-dawn',
    activity: 'Hiking',
    traits: ['on-foot', 'to-the-top'],
    kinds: ['peak'],
    maxKm: 30,
    minHeightM: 250,
    when: hot,
  },
  {
    id: 'hike-peak',
    activity: 'Hiking',
    traits: ['on-foot', 'to-the-top'],
    kinds: ['peak'],
    maxKm: 30,
    minHeightM: 250,
    when: bare,
  },
  {
    id: 'hike-park-wet',
    activity: 'Hiking',
    traits: HIKES,
    kinds: ['national-park'],
    maxKm: 60,
    when: rainLikely,
  },
  { id: 'hike-park', activity: 'Hiking', traits: HIKES, kinds: ['national-park'], maxKm: 60 },
  { id: 'hike-lake', activity: 'Hiking', traits: ['on-foot'], kinds: ['lake'], maxKm: 30 },
  { id: 'hike-fjord', activity: 'Hiking', traits: HIKES, kinds: ['fjord'], maxKm: 30 },
  {
    id: 'hike-coast',
    activity: 'Hiking',
    traits: ['on-foot'],
    kinds: ['cape', 'coast', 'bay', 'beach'],
    maxKm: 25,
  },
  {
    id: 'hike-island',
    activity: 'Hiking',
    traits: HIKES,
    kinds: ['island'],
    maxKm: 25,
    when: ({ terrain }: TripFacts) => terrain.relief >= 30,
  },
  {
    id: 'hike-range',
    activity: 'Hiking',
    traits: HIKES,
    kinds: ['range', 'valley'],
    maxKm: 50,
    when: coolAndBare,
  },
  {
    id: 'hike-heritage',
    activity: 'Hiking',
    traits: HIKES,
    kinds: ['heritage-natural'],
    maxKm: 60,
  },
  { id: 'hike-waterfall', activity: 'Hiking', traits: HIKES, kinds: ['waterfall'], maxKm: 40 },
  { id: 'hike-desert', activity: 'Hiking', traits: HIKES, kinds: ['desert', 'plain'], maxKm: 60 },
  { id: 'hike-dawn', activity: 'Hiking', traits: HIKES, kinds: [], maxKm: 0, when: hot },
  { id: 'hike-free', activity: 'Hiking', traits: ['on-foot'], kinds: [], maxKm: 0, when: cool },
  { id: 'summit-peak', activity: 'Mountaineering', traits: CLIMBS, kinds: ['peak'], maxKm: 50 },
  { id: 'summit-range', activity: 'Mountaineering', traits: CLIMBS, kinds: ['range'], maxKm: 60 },
  {
    id: 'summit-free',
    activity: 'Mountaineering',
    traits: CLIMBS,
    kinds: [],
    maxKm: 0,
    when: nameless,
  },
  {
    id: 'climb-peak',
    activity: 'Climbing',
    traits: ['on-foot', 'on-rock'],
    kinds: ['peak', 'range'],
    maxKm: 40,
    when: rock,
  },
  {
    id: 'climb-hall',
    activity: 'Climbing',
    traits: ['on-foot'],
    kinds: ['city', 'capital'],
    maxKm: 45,
    when: rainLikely,
    rainy: true,
  },
  { id: 'climb-free', activity: 'Climbing', traits: ['on-foot'], kinds: [], maxKm: 0, when: rock },
  { id: 'camp-lake', activity: 'Camping', traits: CAMPS, kinds: ['lake'], maxKm: 40 },
  { id: 'camp-park', activity: 'Camping', traits: CAMPS, kinds: ['national-park'], maxKm: 60 },
  {
    id: 'camp-coast',
    activity: 'Camping',
    traits: CAMPS,
    kinds: ['fjord', 'bay', 'coast', 'island', 'cape'],
    maxKm: 40,
  },
  { id: 'camp-free', activity: 'Camping', traits: CAMPS, kinds: [], maxKm: 0 },
  { id: 'cycle-lake', activity: 'Cycling', traits: ['on-foot'], kinds: ['lake'], maxKm: 25 },
  {
    id: 'cycle-coast',
    activity: 'Cycling',
    traits: ['on-foot'],
    kinds: ['coast', 'bay', 'cape', 'island'],
    maxKm: 30,
  },
  {
    id: 'cycle-town',
    activity: 'Cycling',
    traits: ['on-foot'],
    kinds: ['town', 'village'],
    maxKm: 30,
    minKm: 5,
  },
  { id: 'cycle-free', activity: 'Cycling', traits: ['on-foot'], kinds: [], maxKm: 0 },
  {
    id: 'run-lake',
    activity: 'Running',
    traits: ['on-foot'],
    kinds: ['lake', 'beach', 'bay', 'coast'],
    maxKm: 12,
  },
  {
    id: 'run-town',
    activity: 'Running',
    traits: ['on-foot'],
    kinds: TOWN_PLACES,
    maxKm: 12,
    when: cool,
  },
  { id: 'run-free', activity: 'Running', traits: ['on-foot'], kinds: [], maxKm: 0 },
] as const satisfies readonly Idea[];
