import { ownershipOf } from '../gear.ts';
import type { GearItem } from '../gear.ts';
import type { EditedList, ListLine } from './apply-edits.ts';

/** Jobs of things that hang in most halls and lie in most cupboards, those that matter most first. */
const HOUSEHOLD = [
  'rain-jacket',
  'umbrella',
  'fleece',
  'insulated-jacket',
  'hiking-boots',
  'city-shoes',
  'daypack',
  'bottle',
  'sunglasses',
  'swimwear',
  'adapter',
  'power-bank',
  'first-aid',
  'sun-hat',
  'gloves',
  'warm-hat',
  'head-lamp',
  'towel',
  'luggage',
] as const;

const ASKED = 10;

/** Up to ten household things that the trip needs and of which nothing is known yet. */
export function householdLines(
  { categories }: Pick<EditedList, 'categories'>,
  gear: readonly GearItem[],
): ListLine[] {
  const lines = categories.flatMap(({ products }) => products);
  return HOUSEHOLD.flatMap((job) => {
    const line = lines.find((one) => one.job === job && !one.own && one.obtain === undefined);
    return line === undefined || ownershipOf(gear, line) !== null ? [] : [line];
  }).slice(0, ASKED);
}
