import type { Idea } from './idea.ts';
import { auroraLikely, inhabited } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

const offshore = ({ terrain }: TripFacts) => !terrain.land && terrain.coastKm > 25;
const nearShore = (facts: TripFacts) => !offshore(facts);
const polarNight = ({ daylight }: TripFacts) => daylight.kind === 'polar-night';
const blueHours = ({ daylight }: TripFacts) =>
  daylight.kind === 'polar-night' && daylight.dawn !== null;
/** In a settlement, with nights without twilight. */
const lampLit = (facts: TripFacts) => polarNight(facts) && !blueHours(facts) && inhabited(facts);
const walkable = (facts: TripFacts) => !polarNight(facts) || blueHours(facts);
const polarDay = ({ daylight }: TripFacts) => daylight.kind === 'polar-day';
const iceDesert = ({ warmestMonth, terrain }: TripFacts) => terrain.land && warmestMonth < -10;
const remote = (facts: TripFacts) => facts.terrain.land && !inhabited(facts);
/** Lakes are not frozen. */
const openWater = ({ mean }: TripFacts) => mean > -1;
const daylit = ({ daylight }: TripFacts) => daylight.kind === 'normal';
/** Lamps are lit against a blue sky at an hour at which people are out. */
const darkEvenings = (facts: TripFacts) => daylit(facts) && facts.darkBy !== null;

/** Snow, photography, wildlife and stars. */
export const NATURE_IDEAS = [
  { id: 'ski-range', activity: 'Skiing and snowboarding', kinds: ['peak', 'range'], maxKm: 60 },
  {
    id: 'ski-lake',
    activity: 'Skiing and snowboarding',
    kinds: ['lake', 'national-park', 'valley'],
    maxKm: 50,
    when: ({ terrain }) => terrain.relief < 500,
  },
  { id: 'ski-free', activity: 'Skiing and snowboarding', kinds: [], maxKm: 0 },
  {
    id: 'winter-park',
    activity: 'Winter walking',
    kinds: ['national-park', 'heritage-natural'],
    maxKm: 60,
    when: walkable,
  },
  {
    id: 'winter-shore',
    activity: 'Winter walking',
    kinds: ['fjord', 'lake', 'bay', 'coast'],
    maxKm: 30,
  },
  {
    id: 'winter-island',
    activity: 'Winter walking',
    kinds: ['island', 'peak', 'range'],
    maxKm: 40,
    when: walkable,
  },
  {
    id: 'winter-town',
    activity: 'Winter walking',
    kinds: ['village', 'town', 'city', 'capital'],
    maxKm: 30,
  },
  { id: 'winter-ice', activity: 'Winter walking', kinds: [], maxKm: 0, when: iceDesert },
  {
    id: 'winter-free',
    activity: 'Winter walking',
    kinds: [],
    maxKm: 0,
    when: (facts) => !iceDesert(facts),
  },
  {
    id: 'photo-blue',
    activity: 'Photography',
    kinds: ['fjord', 'city', 'town', 'village', 'island', 'peak'],
    maxKm: 40,
    when: blueHours,
  },
  {
    id: 'photo-midnight',
    activity: 'Photography',
    kinds: ['cape', 'fjord', 'island', 'peak', 'lake'],
    maxKm: 40,
    when: (facts) => polarDay(facts) && !iceDesert(facts),
  },
  {
    id: 'photo-peak',
    activity: 'Photography',
    kinds: ['peak', 'range'],
    maxKm: 40,
    minHeightM: 400,
    when: daylit,
  },
  {
    id: 'photo-lake',
    activity: 'Photography',
    kinds: ['lake'],
    maxKm: 35,
    when: (facts) => daylit(facts) && openWater(facts),
  },
  {
    id: 'photo-coast',
    activity: 'Photography',
    kinds: ['cape', 'bay', 'fjord', 'coast', 'beach', 'island'],
    maxKm: 30,
    when: daylit,
  },
  {
    id: 'photo-heritage',
    activity: 'Photography',
    kinds: ['heritage-cultural', 'heritage-natural'],
    maxKm: 40,
    when: daylit,
  },
  {
    id: 'photo-city',
    activity: 'Photography',
    kinds: ['capital', 'city', 'town'],
    maxKm: 25,
    when: darkEvenings,
  },
  {
    id: 'photo-park',
    activity: 'Photography',
    kinds: ['national-park', 'valley', 'waterfall'],
    maxKm: 60,
    when: daylit,
  },
  {
    id: 'photo-desert',
    activity: 'Photography',
    kinds: ['desert', 'plain'],
    maxKm: 60,
    when: daylit,
  },
  { id: 'photo-deck', activity: 'Photography', kinds: [], maxKm: 0, when: offshore },
  { id: 'photo-ice', activity: 'Photography', kinds: [], maxKm: 0, when: iceDesert },
  {
    id: 'photo-free',
    activity: 'Photography',
    kinds: [],
    maxKm: 0,
    when: (facts) => nearShore(facts) && !iceDesert(facts) && !lampLit(facts),
  },
  { id: 'photo-lamps', activity: 'Photography', kinds: [], maxKm: 0, when: lampLit },
  {
    id: 'wild-park',
    activity: 'Wildlife watching',
    kinds: ['national-park', 'marine-park'],
    maxKm: 65,
  },
  { id: 'wild-heritage', activity: 'Wildlife watching', kinds: ['heritage-natural'], maxKm: 80 },
  {
    id: 'wild-second',
    activity: 'Wildlife watching',
    kinds: ['national-park'],
    maxKm: 60,
    favour: -40,
    fresh: true,
  },
  {
    id: 'wild-coast',
    activity: 'Wildlife watching',
    kinds: ['cape', 'island', 'bay', 'coast', 'fjord', 'archipelago'],
    maxKm: 35,
  },
  { id: 'wild-lake', activity: 'Wildlife watching', kinds: ['lake'], maxKm: 35, when: openWater },
  { id: 'wild-deck', activity: 'Wildlife watching', kinds: [], maxKm: 0, when: offshore },
  { id: 'wild-free', activity: 'Wildlife watching', kinds: [], maxKm: 0, when: nearShore },
  {
    id: 'aurora',
    activity: 'Stargazing',
    kinds: ['fjord', 'lake', 'island', 'national-park', 'village'],
    maxKm: 60,
    favour: 80,
    when: auroraLikely,
  },
  {
    id: 'stars-high',
    activity: 'Stargazing',
    kinds: ['peak', 'desert', 'range', 'national-park', 'plain'],
    maxKm: 60,
  },
  {
    id: 'stars-shore',
    activity: 'Stargazing',
    kinds: ['lake', 'cape', 'island', 'bay', 'coast'],
    maxKm: 40,
  },
  { id: 'stars-deck', activity: 'Stargazing', kinds: [], maxKm: 0, when: offshore },
  { id: 'stars-ice', activity: 'Stargazing', kinds: [], maxKm: 0, when: iceDesert },
  {
    id: 'stars-free',
    activity: 'Stargazing',
    kinds: [],
    maxKm: 0,
    when: (facts) => nearShore(facts) && !iceDesert(facts),
  },
  {
    id: 'ice-halo',
    activity: 'Photography',
    kinds: [],
    maxKm: 0,
    when: (facts) => iceDesert(facts) && !polarNight(facts),
  },
  {
    id: 'siesta',
    activity: 'Relaxation and wellness',
    kinds: [],
    maxKm: 0,
    when: (facts) => remote(facts) && facts.climate.high >= 29,
  },
  {
    id: 'photo-small',
    activity: 'Photography',
    kinds: [],
    maxKm: 0,
    when: (facts) => remote(facts) && !iceDesert(facts),
  },
  {
    id: 'photo-hourly',
    activity: 'Photography',
    kinds: [],
    maxKm: 0,
    when: (facts) => !facts.terrain.land,
  },
  {
    id: 'log',
    activity: 'Relaxation and wellness',
    kinds: [],
    maxKm: 0,
    when: (facts) => !facts.terrain.land,
  },
  { id: 'diary', activity: 'Relaxation and wellness', kinds: [], maxKm: 0, when: remote },
  {
    id: 'tent-day',
    activity: 'Relaxation and wellness',
    kinds: [],
    maxKm: 0,
    when: (facts) => remote(facts) && facts.mean < 5,
  },
] as const satisfies readonly Idea[];
