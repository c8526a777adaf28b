import { expect, test } from 'vitest';
import { kindsInTypescript } from '#data/kinds/kinds-in-typescript.ts';
import { readKinds } from '#data/kinds/read-kinds.ts';
import * as placeKinds from '#src/domain/kinds/place-kinds.ts';
import * as sightKinds from '#src/domain/kinds/sight-kinds.ts';

test.each([
  ['sights', 'SIGHT', sightKinds, await readKinds('sights.txt', ['map', 'group'])],
  ['places', 'PLACE', placeKinds, await readKinds('places.txt', [])],
] as const)('the lists in TypeScript are those of the table: %s', (_, noun, generated, table) => {
  const lists = new Map(Object.entries<unknown>(generated));
  expect(lists.get(`${noun}_KINDS`)).toEqual(table.kinds);
  for (const { name, kinds } of table.properties) {
    expect(lists.get(`${name.toUpperCase().replaceAll('-', '_')}_${noun}S`)).toEqual(kinds);
  }
  for (const [column, values] of Object.entries(table.columns)) {
    expect(lists.get(`${noun}S_BY_${column.toUpperCase()}`)).toEqual(values);
  }
  const written = 1 + table.properties.length + Object.keys(table.columns).length;
  expect(lists.size).toBe(written);
});

test('each file says that it is generated, and from what', async () => {
  for (const source of (await kindsInTypescript()).values()) {
    expect(source).toMatch(/^\/\/ Generated from data\/kinds\/\w+\.txt by /u);
  }
});

test('a row that does not fit is told with its file and line', async () => {
  await expect(readKinds('places.txt', ['map'])).rejects.toThrow(/^places\.txt:25: 2 fields$/u);
});
