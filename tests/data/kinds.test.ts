import { expect, test } from 'vitest';
import { constantOf, kindsInTypescript } from '#data/kinds/kinds-in-typescript.ts';
import { readKinds } from '#data/kinds/read-kinds.ts';
import * as placeKinds from '#src/domain/kinds/place-kinds.ts';
import * as placeProperties from '#src/domain/kinds/place-properties.ts';
import * as sightKinds from '#src/domain/kinds/sight-kinds.ts';
import * as sightProperties from '#src/domain/kinds/sight-properties.ts';

const places = { ...placeKinds, ...placeProperties };
const sights = { ...sightKinds, ...sightProperties };

test.each([
  ['sight', sights, await readKinds('sights.txt', ['map', 'group'])],
  ['place', places, await readKinds('places.txt', [])],
] as const)('the lists in TypeScript are those of the table: %s', (noun, generated, table) => {
  const written = table.properties.map((property) => {
    const { kinds, values } = property;
    return [constantOf(property, noun), values === null ? kinds : Object.fromEntries(values)];
  });
  expect(generated).toEqual({
    ...Object.fromEntries(written),
    [`${noun.toUpperCase()}_KINDS`]: table.kinds,
  });
});

test('no property is without a kind', async () => {
  const tables = [
    await readKinds('sights.txt', ['map', 'group']),
    await readKinds('places.txt', []),
  ];
  const properties = tables.flatMap((table) => table.properties);
  const empty = properties.filter(({ kinds, values }) => kinds.length + (values?.size ?? 0) === 0);
  expect(empty).toEqual([]);
});

test('each file says that it is generated, and from what', async () => {
  for (const source of (await kindsInTypescript()).values()) {
    expect(source).toMatch(/^\/\/ Generated from data\/kinds\/\w+\.txt by /u);
  }
});

test('a row that does not fit is told with its file and line', async () => {
  await expect(readKinds('places.txt', ['map'])).rejects.toThrow(/^places\.txt:\d+: 2 fields$/u);
});
