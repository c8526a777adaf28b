import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

test('every file of the index is in public/, of its size and its hash', async () => {
  const index = Object.entries(PACK_INDEX);
  const found = await Promise.all(
    index.map(async ([name, { url }]) => {
      const bytes = await readFile(join(PUBLIC, url));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [name, { url, bytes: bytes.length, sha256 }];
    }),
  );
  expect(found).toEqual(index);
  expect(index.length).toBeGreaterThan(0);
});

test('the service worker caches every URL, and each has the hash of its bytes', () => {
  for (const { url, sha256 } of Object.values(PACK_INDEX)) {
    expect(url).toMatch(/^\/(?:data|basemap)\//u);
    expect(url).toContain(`.${sha256.slice(0, 10)}.`);
  }
});
