import {
  darkNights,
  dryLand,
  inhabited,
  openWater,
  seaShore,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import {
  auroraReaches,
  autumnLeaves,
  blossom,
} from '#src/recommender/know/season/nature-calendar.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const unless =
  (there: (facts: TripFacts) => boolean, obstacle: Obstacle) =>
  (facts: TripFacts): Obstacle | null => {
    if (!dryLand(facts)) return 'open-sea';
    return there(facts) ? null : obstacle;
  };

/** Whoever stands on a board is in the water again and again. */
const FORBIDDING: ReadonlySet<Obstacle> = new Set<Obstacle>([
  'unsafe-water',
  'protected-water',
  'frozen-water',
]);

/** What depends on the season, the light or the snow, and simple pleasures outside. */
export const SEASON_THEMES = {
  leaves: {
    en: 'autumn leaves',
    de: 'Herbstlaub',
    obstacle: unless(autumnLeaves, 'out-of-season'),
  },
  blossom: {
    en: 'flowers and blossom',
    de: 'Blüten',
    obstacle: unless(blossom, 'out-of-season'),
  },
  foraging: {
    en: 'mushrooms and berries',
    de: 'Pilze und Beeren',
    obstacle: unless(
      (facts) => (facts.aridity ?? 0) >= 18 && !snowUnderfoot(facts) && facts.mean >= 7,
      'out-of-season',
    ),
    packs: ['tick', 'outdoor-trousers', 'rain-jacket'],
  },
  'midnight-sun': {
    en: 'midnight sun',
    de: 'Mitternachtssonne',
    obstacle: (facts) => (facts.midnightAltitude > -6 ? null : 'sun-sets'),
    packs: ['sleep-mask', 'sunglasses'],
  },
  aurora: {
    en: 'northern lights',
    de: 'Polarlicht',
    obstacle: (facts) => {
      if (!auroraReaches(facts)) return 'no-aurora';
      return darkNights(facts) ? null : 'bright-nights';
    },
    packs: ['tripod-travel'],
  },
  sunset: {
    en: 'sunrise and sunset',
    de: 'Sonnenauf- und -untergang',
    obstacle: ({ daylight }) => {
      if (daylight.kind === 'polar-day') return 'sun-stays';
      return daylight.kind === 'polar-night' ? 'polar-night' : null;
    },
  },
  picnic: {
    en: 'picnic',
    de: 'Picknick',
    obstacle: ({ climate }) => (climate.high < 5 ? 'too-cold' : null),
  },
  snowmobile: {
    en: 'snowmobile',
    de: 'Schneemobil',
    obstacle: unless(snowUnderfoot, 'no-snow'),
    packs: ['gloves', 'warm-hat', 'balaclava', 'insulated-jacket'],
  },
  snow: {
    en: 'snow',
    de: 'Schnee',
  },
  whales: {
    en: 'whales, seals and dolphins',
    de: 'Wale, Robben und Delfine',
    obstacle: (facts) => (seaShore(facts) ? null : 'no-sea'),
  },
  birds: {
    en: 'birds',
    de: 'Vögel',
    packs: ['binoculars'],
  },
  farm: {
    en: 'farm visit',
    de: 'Hofbesuch',
    obstacle: unless(inhabited, 'nobody-there'),
  },
  pools: {
    en: 'swimming pool',
    de: 'Schwimmbad',
    obstacle: unless(inhabited, 'nobody-there'),
    packs: ['swimwear', 'towel'],
  },
  sup: {
    en: 'stand-up paddling',
    de: 'Stand-up-Paddling',
  },
  windsurfing: {
    en: 'windsurfing',
    de: 'Windsurfen',
    obstacle: (facts) => {
      const bathing = obstacleTo('Swimming and beach', facts);
      return bathing !== null && FORBIDDING.has(bathing) ? bathing : obstacleTo('Sailing', facts);
    },
    packs: ['swimwear', 'towel'],
  },
  beachcombing: {
    en: 'finds on the beach',
    de: 'Strandfunde',
    obstacle: (facts) => (facts.terrain.coastKm <= 35 && openWater(facts) ? null : 'no-sea'),
  },
} as const satisfies Record<string, ThemeRules>;
