import type { ActivityName } from '../activity-names.ts';
import type { TripFacts } from '../trip-facts.ts';
import {
  climbable,
  darkNights,
  dryLand,
  inhabited,
  openWater,
  seaShore,
  snowUnderfoot,
  swimmable,
  towns,
} from './conditions-of-place.ts';

/** Why an activity is impossible at a place or in a season; each has a sentence in both languages. */
export const OBSTACLES = [
  'open-sea',
  'ice-desert',
  'too-cold',
  'too-hot',
  'cold-water',
  'no-water',
  'no-sea',
  'frozen-water',
  'no-snow',
  'no-slopes',
  'snowed-in',
  'too-flat',
  'polar-night',
  'bright-nights',
  'nobody-there',
] as const;

export type Obstacle = (typeof OBSTACLES)[number];

type Rule = readonly [when: (facts: TripFacts) => boolean, obstacle: Obstacle];

/** Limits of an activity in degrees Celsius; each boundary has a test. */
const SEASON_LIMITS = {
  hikingHigh: -8,
  summitMean: -12,
  skiSummitMean: -2,
  climbingHigh: 7,
  campingLow: -4,
  cyclingMean: 3,
  paddlingMean: 6,
  sailingMean: 7,
  surfingMean: 8,
  runningHigh: -10,
  familyHigh: -12,
  wildlifeWarmestMonth: -10,
  heat: 37,
} as const;

const L = SEASON_LIMITS;

const atSea: Rule = [(facts) => !dryLand(facts), 'open-sea'];
const tooHot: Rule = [({ climate }) => climate.high >= L.heat, 'too-hot'];
const noWater: Rule = [(facts) => !openWater(facts), 'no-water'];
const noSea: Rule = [(facts) => !seaShore(facts), 'no-sea'];
const tooColdBelow = (high: number): Rule => [({ climate }) => climate.high < high, 'too-cold'];
const snowedIn: Rule = [snowUnderfoot, 'snowed-in'];
const polarNight: Rule = [({ daylight }) => daylight.kind === 'polar-night', 'polar-night'];
const nobody: Rule = [(facts) => !inhabited(facts), 'nobody-there'];

/** The first rule that applies is the obstacle. An activity without rules is possible anywhere. */
const RULES: Readonly<Record<ActivityName, readonly Rule[]>> = {
  Hiking: [atSea, tooHot, polarNight, tooColdBelow(L.hikingHigh)],
  Mountaineering: [
    atSea,
    [(facts) => !climbable(facts), 'too-flat'],
    polarNight,
    [({ summitMean }) => summitMean < L.summitMean, 'too-cold'],
  ],
  Climbing: [
    atSea,
    tooHot,
    [({ terrain }) => terrain.relief < 150, 'too-flat'],
    polarNight,
    tooColdBelow(L.climbingHigh),
  ],
  Camping: [atSea, tooHot, [({ climate }) => climate.low < L.campingLow, 'too-cold']],
  Cycling: [atSea, tooHot, snowedIn, [({ mean }) => mean < L.cyclingMean, 'too-cold']],
  'Swimming and beach': [noWater, [(facts) => !swimmable(facts), 'cold-water']],
  'Snorkelling and diving': [noSea, [(facts) => !swimmable(facts), 'cold-water']],
  Paddling: [
    [({ terrain }) => !terrain.land && terrain.coastKm > 25, 'open-sea'],
    noWater,
    [({ mean }) => mean < 0, 'frozen-water'],
    [({ mean }) => mean < L.paddlingMean, 'cold-water'],
  ],
  Sailing: [noWater, [({ mean }) => mean < L.sailingMean, 'too-cold']],
  Surfing: [
    [({ terrain }) => !terrain.land && terrain.coastKm > 25, 'open-sea'],
    noSea,
    [({ mean }) => mean < L.surfingMean, 'cold-water'],
  ],
  Fishing: [noWater],
  'Skiing and snowboarding': [
    atSea,
    [(facts) => !snowUnderfoot(facts) && facts.summitMean > L.skiSummitMean, 'no-snow'],
    [(facts) => facts.terrain.relief < 100 && !inhabited(facts), 'no-slopes'],
  ],
  'Winter walking': [atSea, [(facts) => !snowUnderfoot(facts), 'no-snow']],
  Photography: [],
  'Wildlife watching': [
    [
      ({ terrain, warmestMonth }) => terrain.land && warmestMonth < L.wildlifeWarmestMonth,
      'ice-desert',
    ],
  ],
  Stargazing: [[(facts) => !darkNights(facts), 'bright-nights']],
  'City sightseeing': [atSea, [(facts) => towns(facts).length === 0, 'nobody-there']],
  'Culture and museums': [
    atSea,
    [
      (facts) =>
        towns(facts).length === 0 &&
        !facts.features.some(({ kind }) => kind === 'heritage-cultural'),
      'nobody-there',
    ],
  ],
  'Food and markets': [atSea, nobody],
  'Relaxation and wellness': [],
  Running: [atSea, tooHot, tooColdBelow(L.runningHigh)],
  'Family outings': [atSea, nobody, tooColdBelow(L.familyHigh)],
};

/** Why the activity is impossible on this trip; null when it is possible. */
export function obstacleTo(activity: ActivityName, facts: TripFacts): Obstacle | null {
  return RULES[activity].find(([applies]) => applies(facts))?.[1] ?? null;
}
