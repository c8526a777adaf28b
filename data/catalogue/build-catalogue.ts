import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePackPart } from '../pack-file.ts';
import { seedSql } from './seed-sql.ts';
import { PRODUCTS } from './source.ts';
import { VOCABULARY_NAMES } from './vocabulary.ts';

const SEED = join(import.meta.dirname, '../../supabase/seed.sql');

/** Writes the bundled catalogue and the same rows for a database; needs no reference figures. */
export async function buildCatalogue(): Promise<void> {
  const content = { vocabulary: VOCABULARY_NAMES, products: PRODUCTS };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  await writePackPart('catalogue', 'data', [{ name: 'catalogue/products', bytes }]);
  await writeFile(SEED, seedSql(VOCABULARY_NAMES, PRODUCTS));
}
