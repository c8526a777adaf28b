import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { isAmong, isForbidden, unsafeToBathe } from '../safety/forbidden-here.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import {
  bathingRiver,
  climbable,
  darkNights,
  dryLand,
  inhabited,
  frozenSea,
  openWater,
  river,
  seaShore,
  snowUnderfoot,
  towns,
} from './conditions-of-place.ts';
import { skiable, snowInReach } from './ski-season.ts';

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
  'no-river',
  'unsafe-water',
  'snow-covered',
  'none-nearby',
  'not-living-here',
  'out-of-season',
  'no-aurora',
  'sun-sets',
  'sun-stays',
  'plan-full',
  'dangerous-animals',
  'protected-water',
  'unsafe-country',
] as const;

export type Obstacle = (typeof OBSTACLES)[number];

type Rule = readonly [when: (facts: PlaceFacts) => boolean, obstacle: Obstacle];

/** Limits of an activity in degrees Celsius; each boundary has a test. */
const SEASON_LIMITS = {
  hikingHigh: -8,
  summitMean: -12,
  climbingHigh: 7,
  campingLow: -12,
  cyclingMean: -4,
  swimmingSea: 8,
  swimmingHigh: 12,
  snorkellingSea: 8,
  paddlingHigh: 0,
  sailingMean: 3,
  runningHigh: -10,
  familyHigh: -12,
  wildlifeWarmestMonth: -10,
  heat: 37,
} as const;

const L = SEASON_LIMITS;

const atSea: Rule = [(facts) => !dryLand(facts), 'open-sea'];
const tooHot: Rule = [({ climate }) => climate.high >= L.heat, 'too-hot'];
const noWater: Rule = [(facts) => !openWater(facts), 'no-water'];
const noWaterAtAll: Rule = [(facts) => !openWater(facts) && !river(facts), 'no-water'];
const noBathing: Rule = [
  (facts) =>
    (!openWater(facts) && !bathingRiver(facts)) ||
    (unsafeToBathe(facts) && towns(facts).length === 0),
  'unsafe-water',
];
const protectedWater: Rule = [
  (facts) => isAmong('protected-lake', facts) && isForbidden(['lake-bathing'], facts),
  'protected-water',
];
const noBoatsAllowed: Rule = [
  (facts) => isAmong('protected-lake', facts) && isForbidden(['paddling'], facts),
  'protected-water',
];
const wildAnimals: Rule = [
  (facts) => isForbidden(['walking', 'camping'], facts) && !isAmong('war', facts),
  'dangerous-animals',
];
const war: Rule = [
  (facts) => isForbidden(['walking'], facts) && isAmong('war', facts),
  'unsafe-country',
];
const frozen: Rule = [frozenSea, 'frozen-water'];
const offshore: Rule = [({ terrain }) => !terrain.land && terrain.coastKm > 25, 'open-sea'];
const noSea: Rule = [(facts) => !seaShore(facts), 'no-sea'];
const tooColdBelow = (high: number): Rule => [({ climate }) => climate.high < high, 'too-cold'];
const snowedIn: Rule = [snowUnderfoot, 'snowed-in'];
const polarNight: Rule = [
  ({ daylight }) => daylight.kind === 'polar-night' && daylight.dawn === null,
  'polar-night',
];
const nobody: Rule = [(facts) => !inhabited(facts), 'nobody-there'];

/** The first rule that applies is the obstacle. An activity without rules is possible anywhere. */
const RULES: Readonly<Record<ActivityName, readonly Rule[]>> = {
  Hiking: [atSea, war, tooHot, polarNight, tooColdBelow(L.hikingHigh)],
  Mountaineering: [
    atSea,
    [(facts) => !climbable(facts), 'too-flat'],
    polarNight,
    [({ summitMean }) => summitMean < L.summitMean, 'too-cold'],
  ],
  Climbing: [
    atSea,
    tooHot,
    [(facts) => facts.terrain.relief < 150 && towns(facts).length === 0, 'too-flat'],
    [(facts) => facts.climate.high < L.climbingHigh && towns(facts).length === 0, 'too-cold'],
  ],
  Camping: [
    atSea,
    war,
    wildAnimals,
    tooHot,
    [({ climate }) => climate.low < L.campingLow, 'too-cold'],
  ],
  Cycling: [
    atSea,
    war,
    wildAnimals,
    tooHot,
    snowedIn,
    [({ mean }) => mean < L.cyclingMean, 'too-cold'],
  ],
  'Swimming and beach': [
    offshore,
    protectedWater,
    noWaterAtAll,
    noBathing,
    frozen,
    [tooColdToSwim, 'cold-water'],
  ],
  'Snorkelling and diving': [
    offshore,
    noSea,
    frozen,
    [(facts) => isForbidden(['snorkelling'], facts) && !marinePark(facts), 'unsafe-water'],
    [({ sea, climate }) => (sea ?? climate.high) < L.snorkellingSea, 'cold-water'],
  ],
  Paddling: [
    offshore,
    noBoatsAllowed,
    noWaterAtAll,
    frozen,
    [({ climate }) => climate.high < L.paddlingHigh, 'too-cold'],
  ],
  Sailing: [noWater, [({ mean }) => mean < L.sailingMean, 'too-cold']],
  Surfing: [
    offshore,
    noSea,
    frozen,
    [(facts) => isForbidden(['surfing', 'sea-bathing'], facts), 'unsafe-water'],
  ],
  Fishing: [noWaterAtAll],
  'Skiing and snowboarding': [
    atSea,
    [(facts) => !skiable(facts) && !snowInReach(facts), 'no-snow'],
    [(facts) => !skiable(facts), 'out-of-season'],
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
  Running: [atSea, wildAnimals, tooHot, tooColdBelow(L.runningHigh)],
  'Family outings': [atSea, nobody, tooColdBelow(L.familyHigh)],
};

function marinePark({ features }: PlaceFacts): boolean {
  return features.some(({ kind }) => kind === 'marine-park');
}

/** Cold water asks for a suit; this is colder than that. */
function tooColdToSwim(facts: PlaceFacts): boolean {
  if (facts.sea !== null && seaShore(facts)) return facts.sea < L.swimmingSea;
  return facts.climate.high < L.swimmingHigh;
}

/** Why the activity is impossible on this trip; null when it is possible. */
export function obstacleTo(activity: ActivityName, facts: PlaceFacts): Obstacle | null {
  return RULES[activity].find(([applies]) => applies(facts))?.[1] ?? null;
}
