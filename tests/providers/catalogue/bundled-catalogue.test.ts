import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { catalogueContract } from '../catalogue.contract.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

catalogueContract(() => createBundledCatalogue(createFileDataPack()));

test('a broken row is reported and hides no other', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = new TextDecoder().decode(await createFileDataPack().bytes('catalogue/products'));
  const broken = text.replace(/"price":[\d.]+/u, '"price":-1').replace(/\]\}$/u, ',null]}');
  const packed = Uint8Array.from(gzipSync(broken)).buffer;
  const index = { 'catalogue/products': { url: '/c.bin', bytes: 0, sha256: '' } };
  const catalogue = createBundledCatalogue(createDataPack(index, () => Promise.resolve(packed)));
  const names = {
    terrains: ['Any terrain'],
    climates: ['All climates'],
    activities: ['Everyday travel'],
  };
  expect((await catalogue.productsFor(names)).length).toBeGreaterThan(30);
  expect(log).toHaveBeenCalledTimes(2);
});
