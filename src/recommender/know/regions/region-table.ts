import * as v from 'valibot';
import { regionTablesSchema } from './region-tables.ts';
import type { RegionTables } from './region-tables.ts';
import tables from './regions.json';

let parsed: RegionTables | null = null;

/** Parsed when first asked for, so that a table of an older schema can still be rebuilt. */
export function regionTable<Name extends keyof RegionTables>(name: Name): RegionTables[Name] {
  parsed ??= v.parse(regionTablesSchema, tables);
  return parsed[name];
}
