import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { productSchema } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';

/** The day the typical prices were set. */
const PRICE_CHECKED_ON = '2026-11-01';

const DRUGSTORE = new Set(['hygiene', 'insects', 'health-and-safety']);
const GENERAL_SHOP = new Set(['electronics', 'documents-and-money', 'camera-and-optics']);

/**
 * The one source of the catalogue, products.tsv: a line a product, columns by name in the first
 * line. The bundled pack is written from it, and any table of a database with the same rows is too.
 * @throws when a line is not a product; the message names its id.
 */
export function readProducts(): Product[] {
  const text = readFileSync(join(import.meta.dirname, 'products.tsv'), 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return productOf(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])));
  });
}

function productOf(row: Record<string, string>): Product {
  const parsed = v.safeParse(productSchema, {
    ...row,
    price: Number(row['price']),
    weight_g: Number(row['weight_g']),
    price_checked_on: PRICE_CHECKED_ON,
    affiliate_link: shopSearch(row['category'] ?? '', row['name_de'] ?? ''),
  });
  if (parsed.success) return parsed.output;
  throw new Error(`products.tsv: ${row['id']}: ${parsed.issues.map((i) => i.message).join('; ')}`);
}

/** A search for the kind of product, by its German name: never an invented product page. */
function shopSearch(category: string, nameDe: string): string {
  const words = encodeURIComponent(nameDe.replace(/,.*$/u, ''));
  if (DRUGSTORE.has(category)) return `https://www.dm.de/search?query=${words}`;
  if (GENERAL_SHOP.has(category)) return `https://www.amazon.de/s?k=${words}`;
  return `https://www.globetrotter.de/search/?q=${words}`;
}
