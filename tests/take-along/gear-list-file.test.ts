import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { gearListFile } from '#src/take-along/gear-list-file.ts';
import { highCoastOutline, ODD_TEXTS, oddOutline } from './outlines.ts';

test('an independent reader finds each line in LighterPack’s columns', () => {
  const outline = highCoastOutline('en');
  const rows = rowsIn(gearListFile(outline));
  const lines = [...outline.lists.trip, ...outline.lists.have];
  expect(rows).toHaveLength(lines.length);
  for (const [index, { name, category, quantity, weight, price }] of lines.entries()) {
    expect(rows[index]).toMatchObject({
      'Item Name': name,
      Category: category,
      qty: String(quantity),
      weight: weight === null ? '' : String(weight),
      unit: weight === null ? '' : 'gram',
      price: price === null ? '' : price.toFixed(2),
    });
  }
});

test.each(ODD_TEXTS)('no text becomes a formula, and each stays one cell: %j', (text) => {
  const [row] = rowsIn(gearListFile(oddOutline(text)));
  expect(row?.['Item Name']).toBe(text.startsWith('=') ? `'${text}` : text);
});

function rowsIn(file: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(file, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}
