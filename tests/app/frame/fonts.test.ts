import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../../src/app/frame/fonts.css'), 'utf8');
const faces = css.split('@font-face').slice(1);
const headings = faces.find((face) => face.includes('fraunces-heading-latin')) ?? '';

test('the heading font is loaded for every German letter and quote, degrees and euros', () => {
  const ranges = rangesOf(headings);
  const missing = Array.from('ÄÖÜäöüß„“‚‘–—…°€·×−\u00A0\u202F').filter(
    (letter) => !ranges.some(([first, last]) => inRange(letter, first, last)),
  );
  expect(missing).toEqual([]);
});

test('no font blocks text from being painted, and all are self-hosted', () => {
  const loaded = faces.filter((face) => face.includes('url('));
  expect(loaded.filter((face) => !face.includes('font-display: swap'))).toEqual([]);
  expect(css).not.toMatch(/https?:/u);
});

test('index.html preloads no font: the first paint would wait for it, up to 50 ms', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  expect(page).not.toMatch(/\.woff2/u);
});

function rangesOf(face: string): [number, number][] {
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)].map(([, first = '', last]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last ?? first, 16),
  ]);
}

function inRange(letter: string, first: number, last: number): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= first && code <= last;
}
