import type { Product } from '#src/domain/catalogue.ts';
import type { ActivityName } from '../activity-names.ts';
import { isActivityName } from '../activity-names.ts';
import type { TripFacts } from '../trip-facts.ts';
import { candidatesFor } from './candidates.ts';
import type { ChosenProduct, Demand } from './candidates.ts';

const MOST = 40;
/** How many comforts stay at home for a kit. */
const KIT_SHARE = 4;
const IDEAS_EACH = 2;
const TERRAINS_EACH = 3;
/** How many products a wish may bring, by the number of wishes. */
const PER_WISH: readonly number[] = [0, 9, 8, 6, 5];
const LEAST_PER_WISH = 4;
/** What needs hardly any kit, however few the wishes are. */
const LIGHT_WISHES: Partial<Record<ActivityName, number>> = {
  'City sightseeing': 4,
  'Culture and museums': 4,
  'Food and markets': 4,
  'Relaxation and wellness': 5,
  'Wildlife watching': 6,
};

/**
 * About 12 to 40 products: one for each job, the best suited; the basics, what the figures and the
 * ground ask for, everything for what was asked for, and a little for the ideas.
 */
export function chooseEquipment(
  facts: TripFacts,
  products: readonly Product[],
  demand: Demand,
): ChosenProduct[] {
  const candidates = candidatesFor(facts, products, demand);
  const chosen: ChosenProduct[] = [];
  const comfortable = comfortableFor(facts.days, candidates);
  const perActivity = PER_WISH[demand.asked.length] ?? LEAST_PER_WISH;
  for (const candidate of candidates) {
    const { claim, product } = candidate;
    if (chosen.some(({ job }) => job.id === candidate.job.id)) continue;
    const same = (key: 'activity' | 'terrain') =>
      chosen.filter((one) => one.claim === claim && one.product[key] === product[key]).length;
    if (claim === 'asked' && same('activity') >= mostFor(product.activity, perActivity)) continue;
    if (claim === 'idea' && same('activity') >= IDEAS_EACH) continue;
    if (claim === 'terrain' && same('terrain') >= TERRAINS_EACH) continue;
    if (chosen.length >= MOST) break;
    if (claim !== 'asked' && unasked(chosen) >= comfortable) continue;
    chosen.push(candidate);
  }
  return chosen;
}

/**
 * Where the list stops growing, apart from what was asked for: a day out needs little, and who
 * carries a kit for something leaves some comfort at home.
 */
function comfortableFor(days: number, candidates: readonly ChosenProduct[]): number {
  const kit = candidates.some(({ claim }) => claim === 'asked') ? KIT_SHARE : 0;
  if (days === 1) return 18 - kit;
  if (days <= 4) return 26 - kit;
  return (days <= 8 ? 31 : 34) - kit;
}

function unasked(chosen: readonly ChosenProduct[]): number {
  return chosen.filter(({ claim }) => claim !== 'asked').length;
}

function mostFor(activity: string, perActivity: number): number {
  const light = isActivityName(activity) ? LIGHT_WISHES[activity] : undefined;
  return Math.min(perActivity, light ?? perActivity);
}
