import { readFileSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isWholeTile } from '#src/offline/kept-map/check-tile.ts';

/** A layer of so many bytes: field 3, its length, its content. */
function layer(length: number): number[] {
  const size = length < 128 ? [length] : [(length & 0x7f) | 0x80, length >> 7];
  return [0x1a, ...size, ...Array.from({ length }, (_, at) => at % 251)];
}

const bytesOf = (from: ArrayLike<number>) => new Uint8Array(from);
const lettersOf = (text: string) => new TextEncoder().encode(text);
const chunk = (name: string, content: ArrayLike<number>) => [
  0,
  0,
  content.length >> 8,
  content.length & 255,
  ...lettersOf(name),
  ...Array.from(content),
  0,
  0,
  0,
  0,
];
const VECTOR = bytesOf([...layer(40), ...layer(300)]);
const PACKED = bytesOf(gzipSync(VECTOR));
const PAGE = lettersOf('<!doctype html><title>503</title>');

test('a vector tile is whole, packed or not', async () => {
  expect(await isWholeTile('tiles', VECTOR)).toBe(true);
  expect(await isWholeTile('tiles', PACKED)).toBe(true);
});

test('a vector tile that was cut anywhere is none', async () => {
  for (const length of [1, 2, 41, 43, 100, VECTOR.length - 1]) {
    expect(await isWholeTile('tiles', VECTOR.slice(0, length))).toBe(false);
  }
  for (const length of [2, 10, 30, PACKED.length - 1]) {
    expect(await isWholeTile('tiles', PACKED.slice(0, length))).toBe(false);
  }
});

test('pages, texts and pictures are no vector tile, packed or not', async () => {
  for (const wrong of [PAGE, lettersOf('{"error":"no"}'), picture()]) {
    expect(await isWholeTile('tiles', wrong)).toBe(false);
    expect(await isWholeTile('tiles', bytesOf(gzipSync(wrong)))).toBe(false);
  }
});

test('a terrain tile is a PNG to its last chunk, or a whole WebP', async () => {
  const png = picture();
  expect(await isWholeTile('terrain', png)).toBe(true);
  for (const length of [0, 8, 30, png.length - 13, png.length - 12]) {
    expect(await isWholeTile('terrain', png.slice(0, length))).toBe(false);
  }
  const webp = [...lettersOf('RIFF'), 8, 0, 0, 0];
  const rest = lettersOf('WEBPVP8 ');
  expect(await isWholeTile('terrain', bytesOf([...webp, ...rest]))).toBe(true);
  expect(await isWholeTile('terrain', bytesOf([...webp, ...rest.slice(0, 6)]))).toBe(false);
  expect(await isWholeTile('terrain', PAGE)).toBe(false);
  expect(await isWholeTile('terrain', VECTOR)).toBe(false);
});

test('a picture of the project is whole', async () => {
  const file = bytesOf(readFileSync('public/images/screenshots/wide.png'));
  expect(await isWholeTile('terrain', file)).toBe(true);
});

/** A grey PNG of one pixel; its checksums are not looked at. */
function picture(): Uint8Array<ArrayBuffer> {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const head = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const content = chunk('IDAT', deflateSync(new Uint8Array([0, 128])));
  return bytesOf([...signature, ...head, ...content, ...chunk('IEND', [])]);
}
