import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { ActivityName } from '../activity-names.ts';
import { isActivityName } from '../activity-names.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { TripFacts } from '../trip-facts.ts';
import { candidatesFor } from './candidates.ts';
import type { ChosenProduct, Demand } from './candidates.ts';
import { jobOf } from './job-of.ts';

const MOST = 40;
/** Of a catalogue without anything fitting. */
const FEW = 12;
/** Fewer comforts where equipment for a wish is carried. */
const KIT_SHARE = 4;
const IDEAS_EACH = 2;
const TERRAINS_EACH = 3;
/** Most products for each wish, by the number of wishes. */
const PER_WISH: readonly number[] = [0, 9, 8, 6, 5];
const PER_WISH_OF_MANY = 4;
/** Activities that need little equipment. */
const LIGHT_WISHES: Partial<Record<ActivityName, number>> = {
  'City sightseeing': 4,
  'Culture and museums': 4,
  'Food and markets': 4,
  'Relaxation and wellness': 5,
  'Wildlife watching': 6,
};

/**
 * About 12 to 40 products, the best one for each job: basics, what climate and terrain need,
 * everything for the wishes, and a little for the ideas. Of a catalogue with less than that, what it
 * has.
 */
export function chooseEquipment(
  facts: TripFacts,
  products: readonly Product[],
  demand: Demand,
): ChosenProduct[] {
  const asked = hasBasics(products) ? demand.asked : [...demand.asked, ...demand.ideas];
  const candidates = candidatesFor(facts, products, { ...demand, asked });
  const chosen: ChosenProduct[] = [];
  const limit = unaskedLimit(facts.days, candidates);
  const perActivity = PER_WISH[asked.length] ?? PER_WISH_OF_MANY;
  for (const candidate of candidates) {
    const { claim, product } = candidate;
    if (chosen.some(({ job }) => job.id === candidate.job.id)) continue;
    const same = (key: 'activity' | 'terrain') =>
      chosen.filter((one) => one.claim === claim && one.product[key] === product[key]).length;
    if (claim === 'asked' && same('activity') >= mostFor(product.activity, perActivity)) continue;
    if (claim === 'idea' && same('activity') >= IDEAS_EACH) continue;
    if (claim === 'terrain' && same('terrain') >= TERRAINS_EACH) continue;
    if (chosen.length >= MOST) break;
    if (claim !== 'asked' && unasked(chosen) >= limit) continue;
    chosen.push(candidate);
  }
  return chosen.length > 0 ? chosen : anyPossible(facts, products);
}

/** Without them, equipment for what is suggested is all that there is to pack. */
function hasBasics(products: readonly Product[]): boolean {
  return products.some(({ activity }) => activity === GENERAL.activity);
}

/** What a catalogue without anything fitting has for the place and the season. */
function anyPossible(facts: TripFacts, products: readonly Product[]): ChosenProduct[] {
  return products
    .filter(({ activity }) => !isActivityName(activity) || obstacleTo(activity, facts) === null)
    .slice(0, FEW)
    .map((product) => ({ product, job: jobOf(product), claim: 'basic', score: 0, wish: null }));
}

/** Most products besides those for wishes: fewer on short trips. */
function unaskedLimit(days: number, candidates: readonly ChosenProduct[]): number {
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
