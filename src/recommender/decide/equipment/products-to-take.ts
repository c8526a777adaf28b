import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { rainLikely } from '#src/recommender/know/season/conditions-of-place.ts';
import { activityOfChoice } from '../ideas/choice.ts';
import type { Choice } from '../ideas/choice.ts';
import type { ChosenProduct } from './choose-equipment.ts';

const MAX_PRODUCTS = 3;
const OUTDOOR = ['daypack', 'bottle', 'fleece', 'sun-hat', 'head-lamp'] as const;
const IN_TOWN = ['city-shoes', 'umbrella', 'daypack', 'bottle', 'sun-hat'] as const;
const BY_WATER = ['sunscreen', 'towel', 'sun-hat', 'dry-bag', 'wind-jacket'] as const;
const IN_SNOW = ['insulated-jacket', 'gloves', 'warm-hat', 'winter-boots', 'vacuum-flask'] as const;
const STILL = ['insulated-jacket', 'fleece', 'warm-hat', 'head-lamp', 'vacuum-flask'] as const;

/** Jobs useful for an activity besides the products made for it, most useful first. */
const JOBS_FOR: Readonly<Record<ActivityName, readonly string[]>> = {
  Hiking: ['hiking-boots', ...OUTDOOR],
  Mountaineering: ['insulated-jacket', ...OUTDOOR],
  Climbing: OUTDOOR,
  Camping: ['sleeping-bag', 'head-lamp', 'insulated-jacket'],
  Cycling: ['wind-jacket', 'bottle', 'sunglasses'],
  'Swimming and beach': ['swimwear', ...BY_WATER],
  'Snorkelling and diving': ['swimwear', ...BY_WATER],
  Paddling: ['dry-bag', ...BY_WATER],
  Sailing: ['wind-jacket', 'rain-jacket', 'sunglasses', 'seasickness'],
  Surfing: ['swimwear', ...BY_WATER],
  Fishing: ['wind-jacket', 'rain-jacket', 'vacuum-flask', 'repellent', 'sun-hat'],
  'Skiing and snowboarding': ['helmet-ski', 'goggles-ski', ...IN_SNOW],
  'Winter walking': IN_SNOW,
  Photography: ['camera', 'head-lamp', 'insulated-jacket', 'daypack', 'gloves'],
  'Wildlife watching': ['binoculars', 'insulated-jacket', 'repellent', 'sun-hat', 'daypack'],
  Stargazing: STILL,
  'City sightseeing': IN_TOWN,
  'Culture and museums': IN_TOWN,
  'Food and markets': ['city-shoes', 'daypack'],
  'Relaxation and wellness': ['swimwear', 'towel', 'flip-flops', 'sun-hat', 'bottle', 'fleece'],
  Running: ['shoes-running', 'bottle', 'sunscreen', 'head-lamp'],
  'Family outings': ['daypack', 'first-aid', 'sunscreen', 'bottle'],
};

/** Ids of up to three listed products to take to an idea. */
export function productsToTake(
  facts: TripFacts,
  chosen: readonly ChosenProduct[],
  choice: Choice,
): string[] {
  const { wish } = choice;
  const activity = activityOfChoice(choice);
  if (activity === null) {
    const packed = chosen.filter((one) => wish !== null && one.wish === wish);
    return packed.slice(0, MAX_PRODUCTS).map(({ product }) => product.id);
  }
  const jobs = rainLikely(facts) ? [...JOBS_FOR[activity], 'rain-jacket'] : JOBS_FOR[activity];
  const own = chosen.filter(({ product }) => product.activity === activity);
  const best = own.toSorted((a, b) => place(jobs, a) - place(jobs, b)).slice(0, 2);
  const others = jobs.flatMap((job) => chosen.filter(({ id }) => id === job));
  const ids = [...best, ...others].map(({ product }) => product.id);
  return [...new Set(ids)].slice(0, MAX_PRODUCTS);
}

function place(jobs: readonly string[], { id }: ChosenProduct): number {
  const index = jobs.indexOf(id);
  return index === -1 ? jobs.length : index;
}
