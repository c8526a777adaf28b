import type * as v from 'valibot';
import { fogRegionSchema } from '#src/domain/climate/fog.ts';
import { readTable } from './read-table.ts';
import type { ReadTable } from './read-table.ts';

/** The rows of fog.txt. Throws as readTable does. */
export function readFogRegions(): Promise<ReadTable<v.InferOutput<typeof fogRegionSchema>>> {
  return readTable('fog', ['cause', 'name', 'where', 'months', 'limits'], fogRegionSchema);
}
