import {
  dryLand,
  inhabited,
  river,
  seaShore,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { volcanoNear } from '#src/recommender/know/season/nature-calendar.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { PlaceKind } from '#src/domain/places.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const DAY_TRIP_KM = 60;
const known = (kinds: readonly PlaceKind[]) => (facts: TripFacts) =>
  facts.features.some((place) => kinds.includes(place.kind) && place.distanceKm <= DAY_TRIP_KM);
const unless =
  (there: (facts: TripFacts) => boolean, obstacle: Obstacle) =>
  (facts: TripFacts): Obstacle | null => {
    if (!dryLand(facts)) return 'open-sea';
    return there(facts) ? null : obstacle;
  };

/** Only a named sight answers these. */
const nothingKnown = () => 'none-nearby' as const;

/** Landscapes and what grows, falls, smokes and shines. */
export const NATURE_THEMES = {
  mountains: {
    en: 'mountains',
    de: 'Berge',
    obstacle: unless(({ terrain }) => terrain.relief >= 300 || terrain.summit >= 900, 'too-flat'),
  },
  lakes: {
    en: 'lakes',
    de: 'Seen',
    obstacle: unless(
      (facts) => facts.terrain.lakeKm <= 30 || known(['lake'])(facts),
      'none-nearby',
    ),
  },
  sea: {
    en: 'the sea',
    de: 'Meer',
    obstacle: (facts) => (seaShore(facts) ? null : 'no-sea'),
  },
  islands: {
    en: 'islands',
    de: 'Inseln',
    obstacle: (facts) =>
      known(['island', 'large-island', 'archipelago'])(facts) ? null : 'none-nearby',
  },
  rivers: {
    en: 'rivers',
    de: 'Flüsse',
    obstacle: unless(river, 'no-river'),
  },
  forest: {
    en: 'forest',
    de: 'Wald',
    obstacle: unless(
      ({ aridity, warmestMonth }) => (aridity ?? 0) >= 18 && warmestMonth >= 10,
      'none-nearby',
    ),
  },
  parks: {
    en: 'national parks',
    de: 'Nationalparks',
    obstacle: unless(known(['national-park', 'marine-park', 'heritage-natural']), 'none-nearby'),
  },
  countryside: {
    en: 'countryside and views',
    de: 'Landschaft und Aussicht',
    obstacle: unless(() => true, 'open-sea'),
  },
  volcano: {
    en: 'volcano',
    de: 'Vulkan',
    obstacle: (facts) => (volcanoNear(facts) === null ? 'none-nearby' : null),
  },
  geysers: {
    en: 'geysers',
    de: 'Geysire',
    obstacle: (facts) => (volcanoNear(facts) === null ? 'none-nearby' : null),
  },
  waterfalls: {
    en: 'waterfalls',
    de: 'Wasserfälle',
    obstacle: unless(
      (facts) => known(['waterfall'])(facts) || (river(facts) && facts.terrain.relief >= 250),
      'none-nearby',
    ),
  },
  caves: {
    en: 'caves',
    de: 'Höhlen',
    obstacle: unless(({ terrain }) => terrain.relief >= 80, 'none-nearby'),
    packs: ['head-lamp', 'fleece'],
  },
  gorges: {
    en: 'gorges',
    de: 'Schluchten',
    obstacle: nothingKnown,
  },
  lighthouses: {
    en: 'lighthouses',
    de: 'Leuchttürme',
    obstacle: nothingKnown,
  },
  'cable-cars': {
    en: 'cable cars',
    de: 'Seilbahnen',
    obstacle: nothingKnown,
  },
  glaciers: {
    en: 'glacier',
    de: 'Gletscher',
    obstacle: unless(
      ({ highestMean, warmestMonth, mean }) => highestMean - mean + warmestMonth < 5,
      'none-nearby',
    ),
    packs: ['gloves', 'sunglasses', 'warm-hat'],
  },
  desert: {
    en: 'desert',
    de: 'Wüste',
    obstacle: unless(
      (facts) => (facts.aridity ?? 99) < 10 || known(['desert'])(facts),
      'none-nearby',
    ),
    packs: ['desert-scarf', 'sun-hat', 'sunglasses'],
  },
  jungle: {
    en: 'rainforest',
    de: 'Regenwald',
    obstacle: unless(
      ({ aridity, climate, trip }) =>
        (aridity ?? 0) >= 30 && (climate.low >= 14 || Math.abs(trip.location.lat) < 24),
      'none-nearby',
    ),
  },
  gardens: {
    en: 'gardens and parks',
    de: 'Gärten und Parks',
    obstacle: unless(inhabited, 'nobody-there'),
  },
  'free-nature': {
    en: 'being outside',
    de: 'draußen sein',
    obstacle: unless(() => true, 'open-sea'),
  },
} as const satisfies Record<string, ThemeRules>;
