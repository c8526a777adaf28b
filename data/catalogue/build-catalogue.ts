import { writePackPart } from '../pack-file.ts';
import { PRODUCTS } from './source.ts';
import { VOCABULARY_NAMES } from './vocabulary.ts';

/** Writes the bundled catalogue; needs no reference figures. */
export async function buildCatalogue(): Promise<void> {
  const content = { vocabulary: VOCABULARY_NAMES, products: PRODUCTS };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  await writePackPart('catalogue', 'data', [{ name: 'catalogue/products', bytes }]);
}
