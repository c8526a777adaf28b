import type { Product } from '#src/domain/catalogue.ts';
import { memoize } from '#src/domain/memoize.ts';
import { CAMP_JOBS } from './camp-jobs.ts';
import { CARRY_JOBS } from './carry-jobs.ts';
import type { Job } from './job.ts';
import { SHELTER_JOBS } from './shelter-jobs.ts';
import { WEAR_JOBS } from './wear-jobs.ts';
import { WISH_JOBS } from './wish-jobs.ts';

/** Made for one sport: no substitute for the everyday product that its name resembles. */
const SPECIAL_PURPOSE =
  /\b(?:cycling|bicycle|running|sailing|via ferrata|paddling|ski|surf|swim(?!wear|suit)|dive|climbing|crampon|rigging|changing|opera|camera|children)/u;
const WORN = new Set<string | null>(['clothing', 'footwear', 'rain', 'sun', 'snow-sports']);

/**
 * The job of a product, by its English name. A product that matches no pattern has a job of its own,
 * so that it is neither dropped nor replaced.
 */
export const jobOf = memoize(findJob);

function findJob(product: Product): Job {
  const name = product.name.toLowerCase();
  const tables: readonly (readonly Job[])[] = WORN.has(product.category)
    ? [SHELTER_JOBS, WEAR_JOBS, CAMP_JOBS, CARRY_JOBS]
    : [CAMP_JOBS, CARRY_JOBS, SHELTER_JOBS, WEAR_JOBS];
  const special = WISH_JOBS.find(({ match }) => match.test(name));
  if (special !== undefined) return special;
  if (SPECIAL_PURPOSE.test(name)) return ownJob(product);
  for (const table of tables) {
    const job = table.find(({ match }) => match.test(name));
    if (job !== undefined) return job;
  }
  return ownJob(product);
}

function ownJob(product: Product): Job {
  return { id: `product ${product.id}`, match: /(?:)/u, causes: [] };
}
