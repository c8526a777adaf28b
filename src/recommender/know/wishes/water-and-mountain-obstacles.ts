import { frozenSea, openWater } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const steep = ({ terrain }: PlaceFacts) => terrain.land && terrain.relief >= 250;

export const WATER_AND_MOUNTAIN_OBSTACLES = {
  diving: (facts) => {
    if (!facts.terrain.land && facts.terrain.coastKm > 25) return 'open-sea';
    if (!openWater(facts)) return 'no-water';
    return frozenSea(facts) ? 'frozen-water' : null;
  },
  'ice-bathing': (facts) => (openWater(facts) ? null : 'no-water'),
  ferrata: (facts) => (steep(facts) ? obstacleTo('Climbing', facts) : 'too-flat'),
} as const satisfies WishObstacles;
