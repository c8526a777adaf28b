import * as v from 'valibot';
import type { Product, Vocabulary } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import type { Database } from './database.ts';
import { anyPhraseOf, listOf } from './product-filters.ts';
import { nameSchema, productRowSchema } from './product-row.ts';
import { validRows } from './valid-rows.ts';

export type Tables = Awaited<ReturnType<typeof loadTables>>;

type Response = { data: unknown; error: { message: string } | null; status: number };

const entrySchema = v.object({
  id: v.union([v.number(), v.string()]),
  name: nameSchema,
});
const rowsSchema = v.array(v.unknown());

/**
 * Loads the SDK for the two reads of the specification's section 7, without sessions, sockets or
 * retries. Both reads throw unless the response is a list of rows.
 */
export async function loadTables(url: string, anonKey: string) {
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient<Database>(url, anonKey, {
    accessToken: () => Promise.resolve(anonKey),
  });

  const list = async (table: keyof Vocabulary, signal: AbortSignal) => {
    const query = client.from(table).select('id,name').retry(false).abortSignal(signal);
    const entries = validRows(table, entrySchema, rowsOf(await query));
    return entries.toSorted((a, b) => orderOf(a.id) - orderOf(b.id));
  };

  return {
    async lists(signal: AbortSignal): Promise<Vocabulary> {
      const [terrains, climates, activities] = await Promise.all([
        list('terrains', signal),
        list('climates', signal),
        list('activities', signal),
      ]);
      return { terrains, climates, activities };
    },

    /** Active products in the catalogue's order. */
    async products(names: Analysis, signal: AbortSignal): Promise<Product[]> {
      const query = client
        .from('product_details')
        .select('*, terrains!inner(name), activities!inner(name), climates!inner(name)')
        .eq('status', 'active')
        .filter('terrains.name', 'in', listOf(names.terrains))
        .filter('activities.name', 'in', listOf(names.activities))
        .textSearch('climates.name', anyPhraseOf(names.climates))
        .retry(false)
        .abortSignal(signal);
      return validRows('product_details', productRowSchema, rowsOf(await query))
        .toSorted((a, b) => a.position - b.position)
        .map(({ product }) => product);
    },
  };
}

/** Only numbers have an order that means something. */
function orderOf(id: number | string): number {
  return typeof id === 'number' ? id : 0;
}

function rowsOf({ data, error, status }: Response): unknown[] {
  if (error !== null) throw new Error(status === 0 ? error.message : `${status} ${error.message}`);
  return v.parse(rowsSchema, data);
}
