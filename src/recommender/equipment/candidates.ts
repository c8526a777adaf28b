import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { ActivityName } from '../activity-names.ts';
import { isActivityName } from '../activity-names.ts';
import { activitiesDe } from '../de/activities.ts';
import { activitiesEn } from '../en/activities.ts';
import type { TripFacts } from '../trip-facts.ts';
import { foldText } from '../wishes/fold-text.ts';
import { activityOf, packsFor } from '../wishes/wish.ts';
import type { Wish, WishKey } from '../wishes/wish.ts';
import { causeApplies } from './causes.ts';
import { jobOf } from './job-of.ts';
import type { Job } from './job.ts';

/** Why a product may be on the list. */
export type Claim = 'asked' | 'climate' | 'terrain' | 'basic' | 'idea';

export type ChosenProduct = {
  product: Product;
  job: Job;
  claim: Claim;
  score: number;
  /** The wish that it serves; null without one. */
  wish: WishKey | null;
};

/** The activities that equipment is chosen for. */
export type Demand = {
  /** Asked for and possible, in the order of the words. */
  asked: readonly ActivityName[];
  /** Suggested by place and season, and among the suggestions. */
  ideas: readonly ActivityName[];
  /** The traveller's words that asked for an activity, folded. */
  words: Readonly<Partial<Record<ActivityName, readonly string[]>>>;
  /** All possible wishes, in the order of the text. */
  wishes: readonly Wish[];
};

/** Score by claim, for each `basic` of a job, 0..3. */
const BASE_SCORE = {
  asked: [60, 61, 62, 63],
  climate: [25, 44, 50, 60],
  terrain: [23, 34, 45, 56],
  basic: [14, 24, 42, 58],
  idea: [20, 22, 26, 46],
} as const;
/** For an activity that nobody asked for: small products only, no boat. */
const IDEA_LIMITS = { price: 60, weightG: 900 } as const;
/** Bonus for a product whose name contains the traveller's word. */
const NAME_BONUS = 4;
/** Letters of a word that are compared, whatever its ending. */
const STEM = { length: 6, least: 4 } as const;

/**
 * The products that may be listed, highest score first. At the same score the catalogue's order
 * decides, which has essential products first.
 */
export function candidatesFor(
  facts: TripFacts,
  products: readonly Product[],
  demand: Demand,
): ChosenProduct[] {
  const active = products.filter((product) => product.status === 'active');
  const named = namedByWords(active, demand);
  return active
    .flatMap((product) => candidateOf(product, facts, demand, named))
    .toSorted((a, b) => b.score - a.score);
}

function candidateOf(
  product: Product,
  facts: TripFacts,
  demand: Demand,
  named: ReadonlySet<string>,
): ChosenProduct[] {
  const job = jobOf(product);
  if (job.when !== undefined && !job.when(facts)) return [];
  const claim = claimOf(product, demand);
  const words = wordsFor(product, demand);
  const { wish: special } = job;
  if (special !== undefined && (claim !== 'asked' || !words.some((word) => special.test(word)))) {
    return [];
  }
  if (claim === null || (claim === 'idea' && !smallEnough(product))) return [];
  const fit = job.id === 'sleeping-bag' ? bagFit(product, facts) : 0;
  const caused = job.causes.some((cause) => causeApplies(cause, facts)) ? 1 : 0;
  const nameBonus = named.has(product.id) ? NAME_BONUS : 0;
  const wish = wishServed(product, job, claim, demand);
  const rank = wish === null ? claim : 'asked';
  const base = (BASE_SCORE[rank][job.basic ?? 0] ?? 0) + order(claim, product, demand);
  return [{ product, job, claim, score: base + fit + caused + nameBonus, wish }];
}

/** The traveller's words for the product's activity. */
function wordsFor({ activity }: Product, { words }: Demand): readonly string[] {
  return isActivityName(activity) ? (words[activity] ?? []) : [];
}

/** The first wish for its activity, or one that needs its job. */
function wishServed(
  { activity }: Product,
  job: Job,
  claim: Claim,
  { wishes }: Demand,
): WishKey | null {
  const serves = ({ key }: Wish) =>
    claim === 'asked' ? activityOf(key) === activity : packsFor(key).includes(job.id);
  return wishes.find(serves)?.key ?? null;
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
  const { price, weight_g: grams } = product;
  return (price ?? 0) <= IDEA_LIMITS.price && (grams ?? 0) <= IDEA_LIMITS.weightG;
}

/** Earlier wishes and ideas score a little higher. */
function order(claim: Claim, { activity }: Product, { asked, ideas }: Demand): number {
  const list: readonly string[] = claim === 'asked' ? asked : ideas;
  const index = list.indexOf(activity);
  return index === -1 ? 0 : -index / 10;
}

/**
 * Ids of products whose name, in either language, contains the traveller's word: 'yoga' and the yoga
 * mat. The name of the activity itself ('cycling') does not count.
 */
function namedByWords(products: readonly Product[], demand: Demand): Set<string> {
  const ids = demand.asked.flatMap((activity) => {
    const stems = (demand.words[activity] ?? [])
      .map((word) => word.slice(0, STEM.length))
      .filter((stem) => stem.length >= STEM.least && !ownNames(activity).includes(stem));
    const named = products.filter((product) => {
      const name = foldText(`${product.name} ${product.name_de}`).text;
      return product.activity === activity && stems.some((stem) => name.includes(stem));
    });
    return named.map(({ id }) => id);
  });
  return new Set(ids);
}

/** The names of an activity in both languages, folded. */
function ownNames(activity: ActivityName): string {
  return foldText(
    [activitiesEn, activitiesDe]
      .map(({ label, want }) => `${label[activity]} ${want[activity]}`)
      .join(' '),
  ).text;
}

/**
 * How well a sleeping bag suits the nights: best is the one whose comfort temperature is just below
 * the low; where none is, the warmest one.
 */
function bagFit(product: Product, { climate }: TripFacts): number {
  const comfort = comfortOf(product.name);
  if (comfort === null) return 0;
  const spare = climate.low - comfort;
  return spare >= 0 ? 10 - Math.min(9, spare / 4) : -10 + spare / 4;
}

/** The comfort temperature in a product's name: 'comfort −12 °C'. */
function comfortOf(name: string): number | null {
  const match = /comfort (?<sign>[−-]?)(?<degrees>\d+)/u.exec(name.toLowerCase());
  if (match?.groups?.['degrees'] === undefined) return null;
  const degrees = Number(match.groups['degrees']);
  return match.groups['sign'] === '' ? degrees : -degrees;
}
