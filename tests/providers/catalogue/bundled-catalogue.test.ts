import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { GENERAL } from '#src/domain/catalogue.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { TravelError } from '#src/domain/errors.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { catalogueContract } from '../catalogue.contract.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

catalogueContract(() => createBundledCatalogue(createFileDataPack()));

test('an invalid row is logged and left out', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = new TextDecoder().decode(await createFileDataPack().bytes('catalogue/products'));
  const broken = text.replace(/"price":[\d.]+/u, '"price":-1').replace(/\]\}$/u, ',null]}');
  const packed = Uint8Array.from(gzipSync(broken)).buffer;
  const file = { url: '/c.bin', bytes: packed.byteLength, sha256: '' };
  const index = { 'catalogue/products': file };
  const catalogue = createBundledCatalogue(createDataPack(index, () => Promise.resolve(packed)));
  const names = {
    terrains: ['Any terrain'],
    climates: ['All climates'],
    activities: ['Everyday travel'],
  };
  expect((await catalogue.productsFor(names)).length).toBeGreaterThan(30);
  expect(log).toHaveBeenCalledTimes(2);
});

test('the essential products of a trip come before the others', async () => {
  const products = await createBundledCatalogue(createFileDataPack()).productsFor({
    terrains: ['Mountains', GENERAL.terrain],
    climates: ['Mild', GENERAL.climate],
    activities: ['Hiking', GENERAL.activity],
  });
  const ids = products.map(({ id }) => id);
  const hiking = products.filter(({ activity }) => activity === 'Hiking').map(({ id }) => id);
  expect(hiking.slice(0, 7).toSorted()).toEqual([
    'backpack-hiking-28',
    'blister-kit',
    'boots-hiking',
    'poles-trekking',
    'rain-jacket-packable',
    'socks-hiking',
    'trousers-hiking',
  ]);
  expect(ids.indexOf('sunglasses-everyday')).toBeLessThan(ids.indexOf('cap-light'));
});

test('an id of the vocabulary is its position, from 1', async () => {
  const { climates } = await createBundledCatalogue(createFileDataPack()).vocabulary();
  expect(climates[0]).toEqual({ id: 1, name: GENERAL.climate });
  expect(climates.at(-1)).toEqual({ id: climates.length, name: 'High altitude' });
});

test('a missing file fails as data-missing and is retried', async () => {
  const pack = createFileDataPack();
  let missing = true;
  const catalogue = createBundledCatalogue({
    bytes: (name) => (missing ? Promise.reject(new TravelError('data-missing')) : pack.bytes(name)),
  });
  await expect(catalogue.vocabulary()).rejects.toMatchObject({ code: 'data-missing' });
  missing = false;
  expect((await catalogue.vocabulary()).terrains).not.toEqual([]);
});

test.each(['', '<!doctype html>', '{}', '{"vocabulary":null,"products":[]}'])(
  'a file that holds %j instead is refused',
  async (text) => {
    const bytes = () => Promise.resolve(new TextEncoder().encode(text));
    await expect(createBundledCatalogue({ bytes }).vocabulary()).rejects.toMatchObject({
      code: 'data-missing',
    });
  },
);

test('an abort while the file loads rejects with an AbortError', async () => {
  const abort = new AbortController();
  const catalogue = createBundledCatalogue(createFileDataPack());
  const asked = catalogue.vocabulary(abort.signal);
  abort.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
