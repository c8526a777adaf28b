import type { Idea } from './idea.ts';
import { inhabited, seaShore } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';

const offshore = ({ terrain }: TripFacts) => !terrain.land && terrain.coastKm > 25;
const nearShore = (facts: TripFacts) => !offshore(facts);
const frozen = ({ mean }: TripFacts) => mean <= -4;
const open = ({ mean }: TripFacts) => mean > -4;

/** Swimming, boats and beaches. */
export const WATER_IDEAS = [
  { id: 'swim-beach', activity: 'Swimming and beach', kinds: ['beach'], maxKm: 30 },
  { id: 'swim-lake', activity: 'Swimming and beach', kinds: ['lake'], maxKm: 35 },
  { id: 'swim-island', activity: 'Swimming and beach', kinds: ['island'], maxKm: 35 },
  { id: 'swim-free', activity: 'Swimming and beach', kinds: [], maxKm: 0 },
  { id: 'snorkel-island', activity: 'Snorkelling and diving', kinds: ['island'], maxKm: 45 },
  {
    id: 'snorkel-bay',
    activity: 'Snorkelling and diving',
    kinds: ['bay'],
    maxKm: 20,
  },
  {
    id: 'snorkel-park',
    activity: 'Snorkelling and diving',
    kinds: ['marine-park'],
    maxKm: 50,
    when: seaShore,
  },
  { id: 'snorkel-free', activity: 'Snorkelling and diving', kinds: [], maxKm: 0 },
  { id: 'paddle-lake', activity: 'Paddling', kinds: ['lake'], maxKm: 35 },
  { id: 'paddle-fjord', activity: 'Paddling', kinds: ['fjord'], maxKm: 35 },
  { id: 'paddle-island', activity: 'Paddling', kinds: ['island', 'archipelago'], maxKm: 30 },
  { id: 'paddle-coast', activity: 'Paddling', kinds: ['bay', 'coast', 'cape'], maxKm: 30 },
  {
    id: 'paddle-park',
    activity: 'Paddling',
    kinds: ['marine-park'],
    maxKm: 40,
  },
  { id: 'paddle-free', activity: 'Paddling', kinds: [], maxKm: 0 },
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
  { id: 'surf-coast', activity: 'Surfing', kinds: ['beach', 'cape', 'bay'], maxKm: 45 },
  { id: 'surf-free', activity: 'Surfing', kinds: [], maxKm: 0 },
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
