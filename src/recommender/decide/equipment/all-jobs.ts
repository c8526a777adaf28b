import type { ListPart } from '#src/domain/trip/recommendation.ts';
import type { Jobs } from './job.ts';
import { CAMP } from './jobs/camp.ts';
import { DAILY } from './jobs/daily.ts';
import { EVERYDAY_CLOTHING } from './jobs/everyday-clothing.ts';
import { HEALTH } from './jobs/health.ts';
import { LIGHT_AND_WAY } from './jobs/light-and-way.ts';
import { MOUNTAIN } from './jobs/mountain.ts';
import { RAIN_AND_SUN } from './jobs/rain-and-sun.ts';
import { SNOW } from './jobs/snow.ts';
import { WARM_CLOTHING } from './jobs/warm-clothing.ts';
import { WATER } from './jobs/water.ts';
import { CHILDREN, WHEELS_AND_PASTIMES } from './jobs/wheels-and-pastimes.ts';

/** Every job that a list may have. What the catalogue has for other jobs is only looked up. */
export const JOBS: Jobs = {
  ...DAILY,
  ...EVERYDAY_CLOTHING,
  ...WARM_CLOTHING,
  ...RAIN_AND_SUN,
  ...CAMP,
  ...LIGHT_AND_WAY,
  ...HEALTH,
  ...MOUNTAIN,
  ...SNOW,
  ...WATER,
  ...WHEELS_AND_PASTIMES,
  ...CHILDREN,
};

/** The list of a job where nothing else is known of the trip. */
export function usualPartOf(job: string | null): ListPart {
  const known = job !== null && Object.hasOwn(JOBS, job) ? JOBS[job] : undefined;
  return known !== undefined && known.trip === undefined ? 'have' : 'trip';
}
