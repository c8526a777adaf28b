import { ISLAND_PLACES, PARK_PLACES } from '#src/domain/kinds/place-properties.ts';
import { dryLand, inhabited, river, seaShore } from '../season/conditions-of-place.ts';
import { volcanoNear } from '../season/nature-calendar.ts';
import type { Obstacle } from '../season/obstacle.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const DAY_TRIP_KM = 60;
const known = (kinds: readonly PlaceKind[]) => (facts: PlaceFacts) =>
  facts.features.some((place) => kinds.includes(place.kind) && place.distanceKm <= DAY_TRIP_KM);
const unless =
  (there: (facts: PlaceFacts) => boolean, obstacle: Obstacle) =>
  (facts: PlaceFacts): Obstacle | null => {
    if (!dryLand(facts)) return 'open-sea';
    return there(facts) ? null : obstacle;
  };
/** Only a named sight answers these. */
const nothingKnown = () => 'none-nearby' as const;

export const NATURE_OBSTACLES = {
  mountains: unless(
    (facts) =>
      facts.terrain.relief >= 300 || facts.terrain.summit >= 900 || known(['range', 'peak'])(facts),
    'too-flat',
  ),
  lakes: unless((facts) => facts.terrain.lakeKm <= 30 || known(['lake'])(facts), 'none-nearby'),
  sea: (facts) => (seaShore(facts) ? null : 'no-sea'),
  islands: (facts) => (known(ISLAND_PLACES)(facts) ? null : 'none-nearby'),
  rivers: unless(river, 'no-river'),
  forest: unless(
    ({ aridity, warmestMonth }) => (aridity ?? 0) >= 18 && warmestMonth >= 10,
    'none-nearby',
  ),
  parks: unless(known(PARK_PLACES), 'none-nearby'),
  countryside: unless(() => true, 'open-sea'),
  volcano: (facts) => (volcanoNear(facts) === null ? 'none-nearby' : null),
  geysers: (facts) => (volcanoNear(facts) === null ? 'none-nearby' : null),
  waterfalls: unless(
    (facts) => known(['waterfall'])(facts) || (river(facts) && facts.terrain.relief >= 250),
    'none-nearby',
  ),
  caves: unless(({ terrain }) => terrain.relief >= 80, 'none-nearby'),
  gorges: nothingKnown,
  lighthouses: nothingKnown,
  'cable-cars': nothingKnown,
  glaciers: unless(
    ({ highestMean, warmestMonth, mean }) => highestMean - mean + warmestMonth < 5,
    'none-nearby',
  ),
  desert: unless((facts) => (facts.aridity ?? 99) < 10 || known(['desert'])(facts), 'none-nearby'),
  jungle: unless(
    ({ aridity, climate, trip }) =>
      (aridity ?? 0) >= 30 && (climate.low >= 14 || Math.abs(trip.location.lat) < 24),
    'none-nearby',
  ),
  gardens: unless(inhabited, 'nobody-there'),
  'free-nature': unless(() => true, 'open-sea'),
} as const satisfies WishObstacles;
