import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';

const HELLO = packed('hello');
const INDEX = { 'a/b': { url: '/data/a/b.bin', bytes: HELLO.byteLength, sha256: '' } };

function packed(text: string): ArrayBuffer {
  const bytes = gzipSync(text);
  return Uint8Array.from(bytes).buffer;
}

/** A pack over these answers, each to one request; a null is a lost connection. */
function packOver(...answers: (ArrayBuffer | null)[]) {
  const asked: string[] = [];
  const pack = createDataPack(INDEX, (url, cache) => {
    asked.push(`${url} ${cache}`);
    const answer = answers[asked.length - 1] ?? null;
    return answer === null ? Promise.reject(new Error('no network')) : Promise.resolve(answer);
  });
  return { pack, asked, text: async () => new TextDecoder().decode(await pack.bytes('a/b')) };
}

test('a file is decompressed and fetched only once', async () => {
  const { pack, asked, text } = packOver(HELLO);
  await Promise.all([pack.bytes('a/b'), pack.bytes('a/b')]);
  expect(await text()).toBe('hello');
  expect(asked).toEqual(['/data/a/b.bin default']);
});

test('a failed file is retried by the next request', async () => {
  const { pack, text } = packOver(null, null, HELLO);
  await expect(pack.bytes('a/b')).rejects.toThrow(TravelError);
  expect(await text()).toBe('hello');
});

test.each([
  ['does not decode', new ArrayBuffer(HELLO.byteLength)],
  ['is cut short', HELLO.slice(0, 12)],
  ['is another file', packed('something else')],
  ['is empty', new ArrayBuffer(0)],
])('a stored file that %s is fetched again, past every cache', async (_, damaged) => {
  const { asked, text } = packOver(damaged, HELLO);
  expect(await text()).toBe('hello');
  expect(asked).toEqual(['/data/a/b.bin default', '/data/a/b.bin reload']);
});

test('a damaged file is named as such while no intact one can be had', async () => {
  const damaged = new ArrayBuffer(8);
  const offline = packOver(damaged, null);
  await expect(offline.pack.bytes('a/b')).rejects.toMatchObject({ code: 'data-damaged' });
  const wrongServer = packOver(damaged, damaged);
  await expect(wrongServer.pack.bytes('a/b')).rejects.toMatchObject({ code: 'data-damaged' });
});

test('a file that cannot be had at all, and an unknown name, fail as data-missing', async () => {
  const { pack } = packOver(null, null);
  await expect(pack.bytes('a/b')).rejects.toMatchObject({ code: 'data-missing' });
  await expect(pack.bytes('c')).rejects.toMatchObject({ code: 'data-missing' });
});
