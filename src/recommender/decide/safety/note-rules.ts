import type { SafetyNote } from '#src/domain/trip/recommendation.ts';
import {
  inBigCity,
  openWater,
  rainLikely,
  seaShore,
} from '#src/recommender/know/season/conditions-of-place.ts';
import {
  northernMosquitoes,
  ticksLikely,
  tropicalMosquitoes,
} from '#src/recommender/know/season/dangers.ts';
import type { Festival } from '#src/recommender/know/festivals/festival.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { DangerKind } from '#src/recommender/know/safety/danger.ts';

/** Dangers that follow from figures of the days and the ground, not from the table. */
export type FigureKind =
  | 'altitude'
  | 'altitude-heart'
  | 'deathly-altitude'
  | 'heat'
  | 'cold'
  | 'avalanche'
  | 'cold-water';

/** The ideas that a danger concerns. */
export type Concern = 'water' | 'sea' | 'foot' | 'snow' | 'any';

type NoteRule = {
  type: SafetyNote['type'];
  /** Importance, 0..100; notes below LEAST_WEIGHT are not worth a line. */
  weight: number;
  /** An idea of the plan that it concerns adds to its weight. */
  concerns: Concern;
  /** At most one note of a group. */
  group?: string;
  when?: (facts: TripFacts) => boolean;
};

export const LEAST_WEIGHT = 30;
/** Added where an idea of the plan is concerned. */
export const CONCERNED = 30;

const outside = (facts: TripFacts) => !inBigCity(facts);
/** Lakes and rivers, and not only the sea. */
const freshWater = (facts: TripFacts) => !seaShore(facts) || facts.terrain.lakeKm <= 8;
const mild = (facts: TripFacts) => facts.mean >= 8 && outside(facts);
const animals = { type: 'animals', concerns: 'foot' } as const;
const insects = { type: 'animals', concerns: 'foot', group: 'insects' } as const;
const bears = { ...animals, group: 'bears', when: outside } as const;
const health = { type: 'health', concerns: 'any' } as const;
const sea = { type: 'water', concerns: 'sea' } as const;

/** By what a festival does to the days, on the same scale. */
export const FESTIVAL_WEIGHTS: Readonly<Record<Festival['effect'], number>> = {
  closed: 58,
  crowds: 46,
  'great-feast': 46,
  feast: 36,
};

/** By kind of danger; a kind without a rule is never a note. */
export const NOTE_RULES: Readonly<Partial<Record<DangerKind | FigureKind, NoteRule>>> = {
  war: { type: 'law', weight: 300, concerns: 'any', group: 'warning' },
  warning: { type: 'law', weight: 200, concerns: 'any', group: 'warning' },
  'polar-bear': { ...animals, weight: 95 },
  'big-game': { ...animals, weight: 80, group: 'game' },
  tiger: { ...animals, weight: 80, group: 'game' },
  komodo: { ...animals, weight: 70 },
  jaguar: { ...animals, weight: 70 },
  bison: { ...animals, weight: 40 },
  grizzly: { ...bears, weight: 45 },
  'brown-bear': { ...bears, weight: 15 },
  'black-bear': { ...bears, weight: 15 },
  'asian-bear': { ...bears, weight: 15 },
  'salt-crocodile': { ...sea, type: 'animals', concerns: 'water', weight: 74, group: 'crocodiles' },
  crocodile: { ...animals, concerns: 'water', weight: 15, group: 'crocodiles', when: freshWater },
  alligator: { ...animals, concerns: 'water', weight: 20, group: 'crocodiles', when: openWater },
  caiman: { ...animals, concerns: 'water', weight: 15, group: 'crocodiles' },
  'box-jellyfish': { ...sea, type: 'animals', weight: 73 },
  'box-jellyfish-warm': { ...sea, type: 'animals', weight: 5 },
  'man-of-war': { ...sea, type: 'animals', weight: 5 },
  sharks: { ...sea, type: 'animals', weight: 32 },
  'rip-currents': { ...sea, weight: 12 },
  'sneaker-waves': { ...sea, concerns: 'foot', weight: 45 },
  tides: { ...sea, concerns: 'foot', weight: 5 },
  tsunami: { ...sea, weight: 3 },
  'cold-water': { ...sea, concerns: 'water', weight: 10 },
  'protected-lake': { type: 'law', weight: 25, concerns: 'water' },
  'hot-water': { type: 'water', weight: 60, concerns: 'foot' },
  'flash-flood': { type: 'water', weight: 20, concerns: 'foot' },
  'high-water': { type: 'water', weight: 34, concerns: 'any' },
  'hot-valley': { type: 'weather', weight: 52, concerns: 'foot', group: 'heat' },
  smoke: { type: 'weather', weight: 66, concerns: 'any' },
  malaria: { ...health, weight: 65 },
  'yellow-fever': { ...health, weight: 50, group: 'yellow-fever' },
  'yellow-fever-certificate': { ...health, weight: 60, group: 'yellow-fever' },
  dengue: { ...health, weight: 32, when: tropicalMosquitoes },
  bilharzia: { ...health, concerns: 'water', weight: 12, when: freshWater },
  tbe: { ...insects, type: 'health', weight: 20, group: 'ticks', when: ticksLikely },
  ticks: { ...insects, type: 'health', weight: 5, group: 'ticks', when: ticksLikely },
  midges: { ...insects, weight: 33, when: mild },
  sandflies: { ...insects, weight: 33, when: mild },
  tabanos: { ...insects, weight: 33, when: mild },
  'northern-mosquitoes': { ...insects, weight: 33, when: northernMosquitoes },
  blackflies: { ...insects, weight: 31, when: mild },
  leeches: { ...insects, weight: 1, when: rainLikely },
  storms: { type: 'weather', weight: 48, concerns: 'any' },
  heat: { type: 'weather', weight: 50, concerns: 'foot' },
  cold: { type: 'weather', weight: 55, concerns: 'foot' },
  avalanche: { type: 'ground', weight: 25, concerns: 'snow' },
  altitude: { type: 'health', weight: 70, concerns: 'foot' },
  'altitude-heart': { type: 'health', weight: 150, concerns: 'any' },
  'deathly-altitude': { type: 'health', weight: 75, concerns: 'foot' },
  'high-place': { type: 'health', weight: 36, concerns: 'foot' },
  volcano: { type: 'ground', weight: 36, concerns: 'foot' },
  mines: { type: 'ground', weight: 25, concerns: 'foot' },
  law: { type: 'law', weight: 42, concerns: 'any' },
};
