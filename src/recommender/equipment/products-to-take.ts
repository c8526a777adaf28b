import type { ActivityName } from '../activity-names.ts';
import type { TripFacts } from '../trip-facts.ts';
import { rainLikely } from '../season/conditions-of-place.ts';
import { activityOfChoice } from '../ideas/choice.ts';
import type { Choice } from '../ideas/choice.ts';
import type { ChosenProduct } from './candidates.ts';

const MAX_PRODUCTS = 3;
const OUTDOOR = ['daypack', 'bottle', 'fleece', 'sun-hat', 'head-lamp'] as const;
const IN_TOWN = ['city-shoes', 'daypack', 'umbrella', 'bottle', 'sun-hat'] as const;
const BY_WATER = ['sunscreen', 'towel', 'sun-hat', 'dry-bag', 'wind-jacket'] as const;
const IN_SNOW = ['insulated-jacket', 'gloves', 'warm-hat', 'winter-boots', 'vacuum-flask'] as const;
const STILL = ['insulated-jacket', 'fleece', 'warm-hat', 'head-lamp', 'vacuum-flask'] as const;

/** Jobs useful for an activity besides the products made for it, most useful first. */
const JOBS: Readonly<Record<ActivityName, readonly string[]>> = {
  Hiking: ['hiking-boots', ...OUTDOOR],
  Mountaineering: ['insulated-jacket', ...OUTDOOR],
  Climbing: OUTDOOR,
  Camping: ['sleeping-bag', 'head-lamp', 'insulated-jacket'],
  Cycling: ['wind-jacket', 'bottle', 'sunglasses'],
  'Swimming and beach': BY_WATER,
  'Snorkelling and diving': BY_WATER,
  Paddling: ['dry-bag', ...BY_WATER],
  Sailing: ['wind-jacket', 'rain-jacket', 'sunglasses', 'seasickness'],
  Surfing: BY_WATER,
  Fishing: ['wind-jacket', 'rain-jacket', 'vacuum-flask', 'repellent', 'sun-hat'],
  'Skiing and snowboarding': ['product helmet-ski', 'product goggles-ski', ...IN_SNOW],
  'Winter walking': IN_SNOW,
  Photography: ['head-lamp', 'insulated-jacket', 'daypack', 'gloves'],
  'Wildlife watching': ['binoculars', 'insulated-jacket', 'repellent', 'sun-hat', 'daypack'],
  Stargazing: STILL,
  'City sightseeing': IN_TOWN,
  'Culture and museums': IN_TOWN,
  'Food and markets': ['tote', 'city-shoes', 'sanitizer', 'daypack'],
  'Relaxation and wellness': [
    'spa for the spa',
    'yoga yoga mat',
    'towel',
    'sun-hat',
    'bottle',
    'fleece',
  ],
  Running: ['bottle', 'sunscreen', 'head-lamp'],
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
  const jobs = rainLikely(facts) ? [...JOBS[activity], 'rain-jacket'] : JOBS[activity];
  const own = chosen.filter(({ product }) => product.activity === activity);
  const best = own
    .toSorted(
      (a, b) => rank(jobs, a) - rank(jobs, b) || (b.product.price ?? 0) - (a.product.price ?? 0),
    )
    .slice(0, 2);
  const others = jobs.flatMap((id) => chosen.filter(({ job }) => job.id === id));
  const ids = [...best, ...others].map(({ product }) => product.id);
  return [...new Set(ids)].slice(0, MAX_PRODUCTS);
}

function rank(jobs: readonly string[], { job }: ChosenProduct): number {
  const index = jobs.indexOf(job.id);
  return index === -1 ? jobs.length : index;
}
