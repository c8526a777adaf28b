import type { Product } from '#src/domain/catalogue.ts';
import { plainText } from './plain-text.ts';

/**
 * UTF-8 bytes for all product lines, so that message and answer fit into 16,385 tokens
 * (docs/decisions/0011): the whole bundled catalogue, or some 360 rows with UUIDs for ids.
 */
export const PRODUCT_LINES_BYTES = 26_500;
const NAME_LENGTH = 80;

/** 'id|name|category|price', one a line, in the catalogue's order: what every trip needs first. */
export function productLines(products: readonly Product[]): string {
  const lines: string[] = [];
  let bytes = 0;
  for (const { id, name, category, price } of products) {
    const line = `${id}|${plainText(name, NAME_LENGTH)}|${category}|${price}`;
    bytes += new TextEncoder().encode(`${line}\n`).length;
    if (bytes > PRODUCT_LINES_BYTES) break;
    lines.push(line);
  }
  return lines.join('\n');
}
