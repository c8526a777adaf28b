import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const colours = readColours(css);
const SURFACES = ['paper', 'card', 'sky', 'pine-tint', 'trail-tint', 'danger-tint'] as const;

/** Text and its background. */
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...SURFACES.map((surface) => ['ink', surface] as const),
  ...(['paper', 'card', 'sky', 'pine-tint', 'trail-tint'] as const).map(
    (surface) => ['ink-soft', surface] as const,
  ),
  ...(['paper', 'card', 'sky', 'pine-tint'] as const).map((surface) => ['pine', surface] as const),
  ...(['paper', 'card'] as const).map((surface) => ['trail', surface] as const),
  ...(['paper', 'card', 'danger-tint'] as const).map((surface) => ['danger', surface] as const),
  ...(['chart-high', 'chart-low'] as const).flatMap((line) =>
    (['paper', 'card'] as const).map((surface) => [line, surface] as const),
  ),
  ['on-pine', 'pine'],
  ['on-trail', 'trail'],
  ['on-trail', 'trail-hover'],
  ['ink', 'sun-tint'],
];

/** Borders of controls, focus rings and marks, and their backgrounds. */
const CONTROL_PAIRS: readonly (readonly [string, string])[] = [
  ['line-strong', 'paper'],
  ['line-strong', 'card'],
  ['line-strong', 'sky'],
  ['pine', 'paper'],
  ['pine', 'card'],
  ['pine', 'sky'],
  ['trail', 'paper'],
  ['trail', 'card'],
  ['trail', 'sky'],
  ['chart-high', 'card'],
  ['chart-low', 'card'],
];

test.each(SCHEMES)('every text pair has at least 4.5 : 1 in %s', (scheme) => {
  expect(tooPale(TEXT_PAIRS, scheme, 4.5)).toEqual([]);
});

test.each(SCHEMES)('every control has at least 3 : 1 in %s', (scheme) => {
  expect(tooPale(CONTROL_PAIRS, scheme, 3)).toEqual([]);
});

test('the ratio is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function tooPale(pairs: readonly (readonly [string, string])[], scheme: Scheme, least: number) {
  return pairs
    .map(([text, surface]) => {
      const ratio = contrast(colourOf(text, scheme), colourOf(surface, scheme));
      return { pair: `${text} on ${surface}`, ratio: Math.round(ratio * 100) / 100 };
    })
    .filter(({ ratio }) => ratio < least);
}

function colourOf(name: string, scheme: Scheme): string {
  const pair = colours.get(name);
  if (pair === undefined) throw new Error(`no colour token --${name}`);
  return pair[scheme];
}

/** `--name: light-dark(#rrggbb, #rrggbb)`, or one colour for both. */
function readColours(text: string): Map<string, Record<Scheme, string>> {
  const pairs = [
    ...text.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/giu),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const);
  const same = [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/giu)].map(
    ([, name = '', colour = '']) => [name, { light: colour, dark: colour }] as const,
  );
  return new Map([...same, ...pairs]);
}

function contrast(a: string, b: string): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
