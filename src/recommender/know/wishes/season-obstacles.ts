import {
  darkNights,
  dryLand,
  inhabited,
  openWater,
  seaShore,
  snowUnderfoot,
} from '../season/conditions-of-place.ts';
import { auroraReaches, autumnLeaves, blossom } from '../season/nature-calendar.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { Obstacle } from '../season/obstacle.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const unless =
  (there: (facts: PlaceFacts) => boolean, obstacle: Obstacle) =>
  (facts: PlaceFacts): Obstacle | null => {
    if (!dryLand(facts)) return 'open-sea';
    return there(facts) ? null : obstacle;
  };
/** Whoever stands on a board is in the water again and again. */
const FORBIDDING: ReadonlySet<Obstacle> = new Set<Obstacle>([
  'unsafe-water',
  'protected-water',
  'frozen-water',
]);

export const SEASON_OBSTACLES = {
  leaves: unless(autumnLeaves, 'out-of-season'),
  blossom: unless(blossom, 'out-of-season'),
  foraging: unless(
    (facts) => (facts.aridity ?? 0) >= 18 && !snowUnderfoot(facts) && facts.mean >= 7,
    'out-of-season',
  ),
  'midnight-sun': (facts) => (facts.midnightAltitude > -6 ? null : 'sun-sets'),
  aurora: (facts) => {
    if (!auroraReaches(facts)) return 'no-aurora';
    return darkNights(facts) ? null : 'bright-nights';
  },
  sunset: ({ daylight }) => {
    if (daylight.kind === 'polar-day') return 'sun-stays';
    return daylight.kind === 'polar-night' ? 'polar-night' : null;
  },
  picnic: ({ climate }) => (climate.high < 5 ? 'too-cold' : null),
  snowmobile: unless(snowUnderfoot, 'no-snow'),
  whales: (facts) => (seaShore(facts) ? null : 'no-sea'),
  farm: unless(inhabited, 'nobody-there'),
  pools: unless(inhabited, 'nobody-there'),
  windsurfing: (facts) => {
    const bathing = obstacleTo('Swimming and beach', facts);
    return bathing !== null && FORBIDDING.has(bathing) ? bathing : obstacleTo('Sailing', facts);
  },
  beachcombing: (facts) => (facts.terrain.coastKm <= 35 && openWater(facts) ? null : 'no-sea'),
} as const satisfies WishObstacles;
