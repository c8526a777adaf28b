import { frozenSea, openWater } from '#src/recommender/know/season/conditions-of-place.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const steep = ({ terrain }: TripFacts) => terrain.land && terrain.relief >= 250;

/** In the water, in the snow, and on the heights. */
export const WATER_AND_MOUNTAIN_THEMES = {
  snorkelling: {
    en: 'snorkelling',
    de: 'Schnorcheln',
  },
  diving: {
    en: 'diving',
    de: 'Tauchen',
    obstacle: (facts) => {
      if (!facts.terrain.land && facts.terrain.coastKm > 25) return 'open-sea';
      if (!openWater(facts)) return 'no-water';
      return frozenSea(facts) ? 'frozen-water' : null;
    },
  },
  'ice-bathing': {
    en: 'cold-water bathing',
    de: 'Kaltbaden',
    obstacle: (facts) => (openWater(facts) ? null : 'no-water'),
    packs: ['towel', 'insulated-jacket', 'vacuum-flask'],
  },
  huskies: {
    en: 'dog sledging',
    de: 'Hundeschlitten',
  },
  sledging: {
    en: 'sledging',
    de: 'Rodeln',
  },
  ferrata: {
    en: 'via ferrata',
    de: 'Klettersteig',
    obstacle: (facts) => (steep(facts) ? obstacleTo('Climbing', facts) : 'too-flat'),
  },
  'climb-mountain': {
    en: 'a summit on foot',
    de: 'ein Gipfel zu Fuß',
  },
  trek: {
    en: 'trekking',
    de: 'Trekking',
  },
  mudflat: {
    en: 'mudflat walking',
    de: 'Wattwandern',
  },
} as const satisfies Record<string, ThemeRules>;
