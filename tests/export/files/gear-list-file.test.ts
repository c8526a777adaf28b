import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { gearListFile } from '#src/export/files/gear-list-file.ts';
import { plainText } from '#src/wording/plain-text.ts';
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
      weight: String(weight ?? 0),
      unit: 'gram',
      price: price === null ? '' : price.toFixed(2),
    });
  }
});

test('a line without a weight weighs nothing, and a decimal sign is a point in German too', () => {
  const outline = highCoastOutline('de');
  const [line] = outline.lists.trip;
  if (line === undefined) throw new Error('an empty list');
  const trip = [
    { ...line, name: 'Isomatte', weight: 410.5, price: 39.5 },
    { ...line, name: 'Karte', weight: null, price: null },
  ];
  const [mat, map] = rowsIn(gearListFile({ ...outline, lists: { trip, have: [] } }));
  expect(mat).toMatchObject({ weight: '410.5', unit: 'gram', price: '39.50' });
  expect(map).toMatchObject({ weight: '0', unit: 'gram', price: '' });
});

test('a spreadsheet knows its letters by the mark at its start, which a browser skips', async () => {
  const bytes = new Blob([gearListFile(highCoastOutline('de'))]);
  expect([...new Uint8Array(await bytes.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  // As LighterPack reads it, by FileReader's way of decoding.
  expect(await bytes.text()).toMatch(/^Item Name,Category,desc,qty,weight,unit,url,price,worn/u);
});

test.each([
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+49 30 1234', "'+49 30 1234"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\u2060=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\n=1+1', "'\n=1+1"],
  ['＝1+1', "'＝1+1"],
  ['Sleeping bag = warm', 'Sleeping bag = warm'],
])('no text becomes a formula: %j', (text, cell) => {
  const [row] = rowsIn(gearListFile(oddOutline(text)));
  expect([row?.['Item Name'], row?.['Category'], row?.['desc']]).toEqual([cell, cell, cell]);
});

test.each(ODD_TEXTS)('a text stays one cell: %j', (text) => {
  const rows = rowsIn(gearListFile(oddOutline(text)));
  expect(rows.map((row) => row['Item Name']?.replace(/^'/u, ''))).toEqual([plainText(text)]);
});

function rowsIn(file: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(file, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}
