import {
  dryLand,
  openWater,
  river,
  seaShore,
  snowUnderfoot,
  towns,
} from '../season/conditions-of-place.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const tooHot = ({ climate }: PlaceFacts) => climate.high >= 37;
const steep = ({ terrain }: PlaceFacts) => terrain.land && terrain.relief >= 250;

export const SPORT_OBSTACLES = {
  golf: (facts) => {
    if (!dryLand(facts)) return 'open-sea';
    if (snowUnderfoot(facts)) return 'snow-covered';
    return tooHot(facts) ? 'too-hot' : null;
  },
  skating: (facts) => {
    if (!dryLand(facts)) return 'open-sea';
    return towns(facts).length > 0 || facts.mean < -4 ? null : 'none-nearby';
  },
  canyoning: (facts) => {
    if (!steep(facts)) return 'too-flat';
    return facts.climate.high < 12 ? 'too-cold' : null;
  },
  rafting: (facts) => {
    if (!river(facts)) return 'no-river';
    if (!steep(facts)) return 'too-flat';
    return facts.mean < 3 ? 'too-cold' : null;
  },
  motorbike: (facts) => {
    if (!dryLand(facts)) return 'open-sea';
    return snowUnderfoot(facts) ? 'snowed-in' : null;
  },
  'boat-trip': (facts) => {
    if (!openWater(facts) && !river(facts)) return 'no-water';
    return facts.mean < -6 && !seaShore(facts) ? 'frozen-water' : null;
  },
} as const satisfies WishObstacles;
