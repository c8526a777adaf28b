import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';

const INDEX = { 'a/b': { url: '/data/a/b.bin', bytes: 3, sha256: '' } };

function packed(text: string): ArrayBuffer {
  const bytes = gzipSync(text);
  return Uint8Array.from(bytes).buffer;
}

test('a file is decompressed and fetched only once', async () => {
  const asked: string[] = [];
  const pack = createDataPack(INDEX, (url) => {
    asked.push(url);
    return Promise.resolve(packed('hello'));
  });
  const [first] = await Promise.all([pack.bytes('a/b'), pack.bytes('a/b')]);
  expect(new TextDecoder().decode(first)).toBe('hello');
  expect(asked).toEqual(['/data/a/b.bin']);
});

test('a failed file is retried by the next request', async () => {
  let broken = true;
  const pack = createDataPack(INDEX, () =>
    broken ? Promise.reject(new Error('no network')) : Promise.resolve(packed('back')),
  );
  await expect(pack.bytes('a/b')).rejects.toThrow(TravelError);
  broken = false;
  expect(new TextDecoder().decode(await pack.bytes('a/b'))).toBe('back');
});

test('a file that is not gzip and an unknown name fail as data-missing', async () => {
  const pack = createDataPack(INDEX, () => Promise.resolve(new ArrayBuffer(8)));
  await expect(pack.bytes('a/b')).rejects.toMatchObject({ code: 'data-missing' });
  await expect(pack.bytes('c')).rejects.toMatchObject({ code: 'data-missing' });
});
