import { join } from 'node:path';
import * as v from 'valibot';
import { readShorelines } from '../../basemap/shorelines.ts';
import { numberCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { beachFaults } from './beach-faults.ts';
import type { Beach } from './beach-faults.ts';
import { createShoreDistance } from './shore-distance.ts';

/** Searched around a beach for its shore. */
const SEARCHED_KM = 5;

const exceptionSchema = v.object({
  name: v.string(),
  in: v.string(),
  km: v.optional(numberCell),
  why: v.string(),
});

/** The beaches that lie inland or out at sea, and the needless lines of off-shore.txt. */
export async function beachesOffShore(sights: readonly Beach[]): Promise<string[]> {
  const exceptions = await readTable(join(import.meta.dirname, 'off-shore.txt'), exceptionSchema);
  const shoreDistance = createShoreDistance(readShorelines('h'));
  return beachFaults(sights, exceptions, (beach) => shoreDistance(beach, SEARCHED_KM));
}
