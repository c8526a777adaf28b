import {
  dryLand,
  openWater,
  river,
  seaShore,
  snowUnderfoot,
  towns,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const tooHot = ({ climate }: TripFacts) => climate.high >= 37;
const steep = ({ terrain }: TripFacts) => terrain.land && terrain.relief >= 250;

/** Sports, journeys on wheels and rails, and courage. */
export const SPORT_THEMES = {
  golf: {
    en: 'golf',
    de: 'Golf',
    obstacle: (facts) => {
      if (!dryLand(facts)) return 'open-sea';
      if (snowUnderfoot(facts)) return 'snow-covered';
      return tooHot(facts) ? 'too-hot' : null;
    },
    packs: ['sun-hat', 'sunscreen', 'wind-jacket'],
  },
  tennis: {
    en: 'tennis',
    de: 'Tennis',
  },
  stadium: {
    en: 'sport in the stadium',
    de: 'Sport im Stadion',
  },
  fitness: {
    en: 'fitness',
    de: 'Fitness',
  },
  riding: {
    en: 'horse riding',
    de: 'Reiten',
  },
  dancing: {
    en: 'dancing',
    de: 'Tanzen',
  },
  skating: {
    en: 'ice skating',
    de: 'Eislaufen',
    obstacle: (facts) => {
      if (!dryLand(facts)) return 'open-sea';
      return towns(facts).length > 0 || facts.mean < -4 ? null : 'none-nearby';
    },
    packs: ['gloves', 'warm-hat'],
  },
  canyoning: {
    en: 'canyoning',
    de: 'Canyoning',
    obstacle: (facts) => {
      if (!steep(facts)) return 'too-flat';
      return facts.climate.high < 12 ? 'too-cold' : null;
    },
    packs: ['water-shoes', 'towel'],
  },
  rafting: {
    en: 'rafting',
    de: 'Rafting',
    obstacle: (facts) => {
      if (!river(facts)) return 'no-river';
      if (!steep(facts)) return 'too-flat';
      return facts.mean < 3 ? 'too-cold' : null;
    },
  },
  flying: {
    en: 'flying',
    de: 'Fliegen',
  },
  balloon: {
    en: 'balloon ride',
    de: 'Ballonfahrt',
  },
  ropes: {
    en: 'ropes and zip lines',
    de: 'Seilgarten',
  },
  motorbike: {
    en: 'motorbike',
    de: 'Motorrad',
    obstacle: (facts) => {
      if (!dryLand(facts)) return 'open-sea';
      return snowUnderfoot(facts) ? 'snowed-in' : null;
    },
    packs: ['rain-jacket', 'rain-trousers', 'gloves', 'neck', 'base-layer'],
  },
  'camper-van': {
    en: 'camper van',
    de: 'Wohnmobil',
    packs: ['head-lamp', 'rain-jacket', 'towel'],
  },
  'road-trip': {
    en: 'road trip',
    de: 'Rundreise mit dem Auto',
  },
  train: {
    en: 'train rides',
    de: 'Zugfahrten',
  },
  'boat-trip': {
    en: 'boat trip',
    de: 'Bootsfahrt',
    obstacle: (facts) => {
      if (!openWater(facts) && !river(facts)) return 'no-water';
      return facts.mean < -6 && !seaShore(facts) ? 'frozen-water' : null;
    },
    packs: ['wind-jacket', 'seasickness', 'sunscreen', 'dry-bag', 'dry-pouch-phone'],
  },
} as const satisfies Record<string, ThemeRules>;
