import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { ActivityName } from '../activity-names.ts';
import { isActivityName } from '../activity-names.ts';
import type { TripFacts } from '../trip-facts.ts';
import { holds } from './causes.ts';
import { jobOf } from './job-of.ts';
import type { Job } from './job.ts';

/** Why a line is on the list, the strongest claim first. */
export type Claim = 'asked' | 'climate' | 'terrain' | 'basic' | 'idea';

export type ChosenProduct = { product: Product; job: Job; claim: Claim; score: number };

/** What of the trip decides, besides its facts. */
export type Demand = {
  /** Asked for and possible, in the order of the words. */
  asked: readonly ActivityName[];
  /** Suggested by place and season, and among the suggestions. */
  ideas: readonly ActivityName[];
};

const SCORES = { asked: 60, terrain: 26, idea: 20 } as const;
/** By how much every trip needs the job (0..3): what the weather asks for, and the plain basics. */
const BY_NEED = { climate: [36, 44, 50, 60], basic: [16, 26, 42, 58] } as const;
const MOST = 40;
/** Nobody buys a boat for an idea: small things only, and few of them. */
const IDEA_LIMITS = { price: 60, weightG: 900, each: 2 } as const;
const TERRAINS_EACH = 2;
/** How many products a wish may bring, by the number of wishes. */
const PER_WISH: readonly number[] = [0, 10, 9, 7, 5];
const LEAST_PER_WISH = 4;

/**
 * About 12 to 40 products: one for each job, the best suited; the basics, what the figures and the
 * ground ask for, everything for what was asked for, and a little for the ideas.
 */
export function chooseEquipment(
  facts: TripFacts,
  products: readonly Product[],
  demand: Demand,
): ChosenProduct[] {
  const candidates = products
    .filter((product) => product.status === 'active')
    .flatMap((product) => candidateOf(product, facts, demand))
    .toSorted(byScore);
  const chosen: ChosenProduct[] = [];
  const comfortable = comfortableFor(facts.days);
  const perActivity = PER_WISH[demand.asked.length] ?? LEAST_PER_WISH;
  for (const candidate of candidates) {
    const { claim, product } = candidate;
    if (chosen.some(({ job }) => job.id === candidate.job.id)) continue;
    const same = (key: 'activity' | 'terrain') =>
      chosen.filter((one) => one.claim === claim && one.product[key] === product[key]).length;
    if (claim === 'asked' && same('activity') >= perActivity) continue;
    if (claim === 'idea' && same('activity') >= IDEA_LIMITS.each) continue;
    if (claim === 'terrain' && same('terrain') >= TERRAINS_EACH) continue;
    if (chosen.length >= MOST) break;
    if (chosen.length >= comfortable && claim !== 'asked') continue;
    chosen.push(candidate);
  }
  return chosen;
}

/** Where the list stops growing unless something was asked for: a day out needs little. */
function comfortableFor(days: number): number {
  if (days === 1) return 18;
  return days <= 3 ? 26 : 36;
}

function candidateOf(product: Product, facts: TripFacts, demand: Demand): ChosenProduct[] {
  const job = jobOf(product);
  if (job.when !== undefined && !job.when(facts)) return [];
  const claim = claimOf(product, demand);
  if (claim === null || (claim === 'idea' && !smallEnough(product))) return [];
  const fit = job.id === 'sleeping-bag' ? bagFit(product, facts) : 0;
  const felt = job.causes.some((cause) => holds(cause, facts)) ? 1 : 0;
  const score = baseOf(claim, job.basic ?? 0) + order(claim, product, demand) + fit + felt;
  return [{ product, job, claim, score }];
}

function baseOf(claim: Claim, need: number): number {
  if (claim !== 'climate' && claim !== 'basic') return SCORES[claim] + need;
  return BY_NEED[claim][need] ?? 0;
}

/** At the same score the dearer first: it is the piece that an activity hangs on. */
function byScore(a: ChosenProduct, b: ChosenProduct): number {
  return (
    b.score - a.score ||
    b.product.price - a.product.price ||
    a.product.id.localeCompare(b.product.id, 'en')
  );
}

function claimOf(product: Product, { asked, ideas }: Demand): Claim | null {
  const { activity } = product;
  if (activity !== GENERAL.activity) {
    if (!isActivityName(activity)) return null;
    if (asked.includes(activity)) return 'asked';
    return ideas.includes(activity) ? 'idea' : null;
  }
  if (product.climate !== GENERAL.climate) return 'climate';
  return product.terrain === GENERAL.terrain ? 'basic' : 'terrain';
}

function smallEnough(product: Product): boolean {
  return product.price <= IDEA_LIMITS.price && product.weight_g <= IDEA_LIMITS.weightG;
}

/** Wishes and ideas in their order: the first is served best. */
function order(claim: Claim, { activity }: Product, { asked, ideas }: Demand): number {
  const list: readonly string[] = claim === 'asked' ? asked : ideas;
  const index = list.indexOf(activity);
  return index === -1 ? 0 : -index / 10;
}

/**
 * How well a sleeping bag fits the night: the warmest-rated one that is still comfortable, and the
 * warmest there is where none is.
 */
function bagFit(product: Product, { climate }: TripFacts): number {
  const comfort = comfortOf(product.name);
  if (comfort === null) return 0;
  const spare = climate.low - comfort;
  return spare >= 0 ? 10 - Math.min(9, spare / 4) : -10 + spare / 4;
}

/** The comfort temperature that a name gives, 'comfort −12 °C'. */
function comfortOf(name: string): number | null {
  const match = /comfort (?<sign>[−-]?)(?<degrees>\d+)/u.exec(name.toLowerCase());
  if (match?.groups?.['degrees'] === undefined) return null;
  const degrees = Number(match.groups['degrees']);
  return match.groups['sign'] === '' ? degrees : -degrees;
}
