import * as v from 'valibot';
import { productSchema } from '#src/domain/catalogue.ts';
import type { Product, Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import { TravelError } from '#src/domain/errors.ts';
import type { Catalogue } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';

const FILE = 'catalogue/products';

const contentSchema = v.object({
  vocabulary: v.object({
    terrains: v.array(v.string()),
    climates: v.array(v.string()),
    activities: v.array(v.string()),
  }),
  products: v.array(v.unknown()),
});

type Content = { vocabulary: Vocabulary; active: Product[] };

/**
 * The catalogue of the data pack, with the rows and the filter of the specified tables. Products
 * keep the file's order: essential ones first, then by category and id. Fails with 'data-missing'.
 */
export function createBundledCatalogue(pack: DataPack): Catalogue {
  const loadOnce = once(() => load(pack));
  const content = async (signal?: AbortSignal): Promise<Content> => {
    signal?.throwIfAborted();
    const result = await loadOnce();
    signal?.throwIfAborted();
    return result;
  };
  return {
    vocabulary: async (signal) => (await content(signal)).vocabulary,
    async productsFor(analysis, signal) {
      const { active } = await content(signal);
      return active.filter(
        (product) =>
          analysis.terrains.includes(product.terrain) &&
          analysis.climates.includes(product.climate) &&
          analysis.activities.includes(product.activity),
      );
    },
  };
}

async function load(pack: DataPack): Promise<Content> {
  const text = new TextDecoder().decode(await pack.bytes(FILE));
  const parsed = v.safeParse(contentSchema, parseJson(text));
  if (!parsed.success) throw new TravelError('data-missing', { cause: parsed.issues });
  const { vocabulary, products } = parsed.output;
  return {
    vocabulary: {
      terrains: vocabulary.terrains.map(entry),
      climates: vocabulary.climates.map(entry),
      activities: vocabulary.activities.map(entry),
    },
    active: products.flatMap(readProduct).filter(isActive),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TravelError('data-missing', { cause });
  }
}

function entry(name: string, index: number): VocabularyEntry {
  return { id: index + 1, name };
}

/** An invalid row is logged and left out. */
function readProduct(row: unknown): Product[] {
  const parsed = v.safeParse(productSchema, row);
  if (parsed.success) return [parsed.output];
  console.error('A product of the catalogue is broken', v.flatten(parsed.issues));
  return [];
}

function isActive(product: Product): boolean {
  return product.status === 'active';
}
