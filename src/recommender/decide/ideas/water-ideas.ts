import type { Idea } from './idea.ts';
import {
  inhabited,
  openWater,
  seaShore,
  swimmable,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

const offshore = ({ terrain }: TripFacts) => !terrain.land && terrain.coastKm > 25;
const nearShore = (facts: TripFacts) => !offshore(facts);
const frozen = ({ mean }: TripFacts) => mean <= -4;
/** The usual suit is enough; colder water has ideas of its own. */
const mild = ({ mean }: TripFacts) => mean >= 6;
const surfable = ({ sea, mean }: TripFacts) => (sea ?? mean) >= 13;
const open = ({ mean }: TripFacts) => mean > -4;

/** Swimming, boats and beaches. */
export const WATER_IDEAS = [
  {
    id: 'swim-beach',
    activity: 'Swimming and beach',
    kinds: ['beach'],
    maxKm: 30,
    when: swimmable,
  },
  { id: 'swim-lake', activity: 'Swimming and beach', kinds: ['lake'], maxKm: 35, when: swimmable },
  {
    id: 'swim-island',
    activity: 'Swimming and beach',
    kinds: ['island'],
    maxKm: 35,
    when: swimmable,
  },
  {
    id: 'swim-free',
    activity: 'Swimming and beach',
    kinds: [],
    maxKm: 0,
    when: (facts) => swimmable(facts) && openWater(facts),
  },
  {
    id: 'snorkel-island',
    activity: 'Snorkelling and diving',
    kinds: ['island'],
    maxKm: 45,
    when: swimmable,
  },
  {
    id: 'snorkel-bay',
    activity: 'Snorkelling and diving',
    kinds: ['bay'],
    maxKm: 20,
    when: swimmable,
  },
  {
    id: 'snorkel-park',
    activity: 'Snorkelling and diving',
    kinds: ['marine-park'],
    maxKm: 50,
    when: (facts) => seaShore(facts) && swimmable(facts),
  },
  { id: 'snorkel-free', activity: 'Snorkelling and diving', kinds: [], maxKm: 0, when: swimmable },
  { id: 'paddle-lake', activity: 'Paddling', kinds: ['lake'], maxKm: 35, when: mild },
  { id: 'paddle-fjord', activity: 'Paddling', kinds: ['fjord'], maxKm: 35, when: mild },
  {
    id: 'paddle-island',
    activity: 'Paddling',
    kinds: ['island', 'archipelago'],
    maxKm: 30,
    when: mild,
  },
  {
    id: 'paddle-coast',
    activity: 'Paddling',
    kinds: ['bay', 'coast', 'cape'],
    maxKm: 30,
    when: mild,
  },
  {
    id: 'paddle-park',
    activity: 'Paddling',
    kinds: ['marine-park'],
    maxKm: 40,
    when: mild,
  },
  {
    id: 'paddle-free',
    activity: 'Paddling',
    kinds: [],
    maxKm: 0,
    when: (facts) => mild(facts) && openWater(facts),
  },
  { id: 'sail-lake', activity: 'Sailing', kinds: ['lake'], maxKm: 20 },
  {
    id: 'sail-island',
    activity: 'Sailing',
    kinds: ['island', 'bay', 'fjord', 'coast', 'archipelago'],
    maxKm: 50,
    when: nearShore,
  },
  { id: 'sail-offshore', activity: 'Sailing', kinds: [], maxKm: 0, when: offshore },
  { id: 'sail-free', activity: 'Sailing', kinds: [], maxKm: 0, when: nearShore },
  {
    id: 'surf-coast',
    activity: 'Surfing',
    kinds: ['beach', 'cape', 'bay'],
    maxKm: 45,
    when: surfable,
  },
  { id: 'surf-free', activity: 'Surfing', kinds: [], maxKm: 0, when: surfable },
  { id: 'fish-ice', activity: 'Fishing', kinds: ['lake'], maxKm: 40, when: frozen },
  { id: 'fish-lake', activity: 'Fishing', kinds: ['lake'], maxKm: 40, when: open },
  { id: 'fish-coast', activity: 'Fishing', kinds: ['fjord', 'bay', 'coast', 'island'], maxKm: 40 },
  { id: 'fish-offshore', activity: 'Fishing', kinds: [], maxKm: 0, when: offshore },
  { id: 'fish-free', activity: 'Fishing', kinds: [], maxKm: 0, when: nearShore },
  {
    id: 'relax-lake',
    activity: 'Relaxation and wellness',
    kinds: ['beach', 'lake', 'bay', 'coast'],
    maxKm: 25,
    when: ({ climate }) => climate.high >= 16,
  },
  {
    id: 'relax-spa',
    activity: 'Relaxation and wellness',
    kinds: ['town', 'city', 'capital'],
    maxKm: 40,
    when: ({ climate }) => climate.high < 15,
  },
  {
    id: 'relax-shade',
    activity: 'Relaxation and wellness',
    kinds: ['village', 'town', 'city', 'capital'],
    maxKm: 30,
    when: ({ climate }) => climate.high >= 22,
  },
  { id: 'relax-deck', activity: 'Relaxation and wellness', kinds: [], maxKm: 0, when: offshore },
  { id: 'relax-free', activity: 'Relaxation and wellness', kinds: [], maxKm: 0, when: inhabited },
] as const satisfies readonly Idea[];
