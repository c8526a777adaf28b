import { describe, expect, test } from 'vitest';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';
import { drawnAt, fromBelow, inColor } from './tile-with-all.ts';

const { light, dark } = STYLE_PALETTES;

describe.each([
  { scheme: 'light', palette: light },
  { scheme: 'dark', palette: dark },
] as const)('on the $scheme map', ({ scheme, palette }) => {
  test('ways lie over land and water, fills over edges, railways over roads', async () => {
    const layers = fromBelow(await drawnAt(12, { scheme })).map(({ color }) => color);
    expect(withoutRepeats(layers.slice(layers.indexOf(palette.land)))).toEqual([
      palette.land,
      palette.formLine,
      '', // built-up land, an image
      palette.river,
      palette.water, // a lake
      palette.lakeEdge,
      palette.division,
      palette.borderCasing,
      palette.border,
      palette.shore,
      palette.minutes,
      palette.ferry, // on the lake
      palette.track,
      palette.roadCasing,
      palette.primaryCasing,
      palette.majorCasing,
      palette.road,
      palette.primary,
      palette.major,
      palette.railHalo,
      palette.rail,
    ]);
  });

  test('ferries and railway tunnels lie over the sea, but under the land', async () => {
    const layers = fromBelow(await drawnAt(12, { scheme })).map(({ color }) => color);
    expect(withoutRepeats(layers.slice(0, layers.indexOf(palette.land)))).toEqual([
      palette.water,
      palette.lining,
      palette.water,
      palette.lining,
      palette.water,
      palette.glow,
      palette.rail,
      palette.ferry,
    ]);
  });

  test('at zoom 7 a major road is one thin line', async () => {
    const major = inColor(await drawnAt(7, { scheme }), 'majorThin', scheme);
    expect(major.map(({ width }) => width)).toEqual([expect.closeTo(0.9, 5)]);
  });
});

test('a ferry is drawn on water only: under the land, and on a lake within its shore', async () => {
  const ferries = inColor(await drawnAt(9, { scheme: 'dark' }), 'ferry', 'dark');
  expect(ferries.map(({ composite, isClipped }) => ({ composite, isClipped }))).toEqual([
    { composite: 'source-over', isClipped: true },
    { composite: 'destination-over', isClipped: false },
  ]);
  expect(ferries.every(({ dash }) => dash.length === 2)).toBe(true);
});

test('what is drawn after the ferry of a lake is not cut off at its shore', async () => {
  const marks = await drawnAt(12);
  const clipped = marks.filter(({ isClipped, isPattern }) => isClipped && !isPattern);
  expect(clipped.map(({ color }) => color)).toEqual([light.ferry]);
});

test('a railway tunnel under the sea is dashed and fainter, without sleepers', async () => {
  const rails = inColor(await drawnAt(11), 'rail');
  const under = rails.filter(({ composite }) => composite === 'destination-over');
  expect(under).toMatchObject([{ alpha: 0.75 }]);
  const [tunnel] = under;
  expect(tunnel?.width).toBeCloseTo(1.15, 5);
  expect(tunnel?.dash.map((length) => Number(length.toFixed(3)))).toEqual([2.875, 3.45]);
  const over = rails.filter(({ composite }) => composite === 'source-over');
  expect(over.map((rail) => rail.dash.length)).toEqual([0, 2]);
});

test('crossings are open: edges of all roads come before the first fill', async () => {
  const marks = await drawnAt(13);
  const casings = marks.filter(({ color }) =>
    [light.roadCasing, light.primaryCasing, light.majorCasing].includes(color),
  );
  const fills = marks.filter(({ color }) =>
    [light.road, light.primary, light.major].includes(color),
  );
  const at = (mark: Mark) => marks.indexOf(mark);
  expect(casings).toHaveLength(3);
  expect(fills).toHaveLength(3);
  expect(Math.max(...casings.map(at))).toBeLessThan(Math.min(...fills.map(at)));
  expect(fills.every(({ cap, dash }) => cap === 'round' && dash.length === 0)).toBe(true);
});

test('lines are as wide on a fine screen: twice the pixels for twice the density', async () => {
  const [one, two] = [await drawnAt(11), await drawnAt(11, { pixelRatio: 2 })];
  for (const name of ['major', 'rail', 'track', 'minutes', 'formLine'] as const) {
    const [coarse, fine] = [inColor(one, name), inColor(two, name)];
    expect(coarse.length).toBeGreaterThan(0);
    const ratios = fine.map(({ width }, at) => width / (coarse[at]?.width ?? 0));
    expect(ratios.map((ratio) => Number(ratio.toFixed(5)))).toEqual(coarse.map(() => 2));
  }
});

test('without roads, as while their file loads, the rest of the map is drawn', async () => {
  const marks = await drawnAt(12, { ways: [] });
  expect(inColor(marks, 'major')).toEqual([]);
  expect(inColor(marks, 'shore')).not.toEqual([]);
  expect(inColor(marks, 'minutes')).not.toEqual([]);
});

function withoutRepeats(colors: readonly string[]): string[] {
  return colors.filter((color, at) => color !== colors[at - 1]);
}
