import { expect, test } from 'vitest';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';
import { drawnAt } from './tile-with-all.ts';

/** Built-up land at a zoom of the view: its tint, and its hatch where there is one. */
async function builtUp(zoom: number): Promise<{ tint: Mark | undefined; hatch: Mark | undefined }> {
  const marks = await drawnAt(zoom);
  const tint = marks.find(({ by }) => by === 'image');
  expect(tint).toBeDefined();
  return { tint, hatch: marks.find(({ isPattern }) => isPattern) };
}

test.each([
  { zoom: 7, tinted: 0.45, hatched: 0 },
  { zoom: 8, tinted: 0.58, hatched: 0 },
  { zoom: 9, tinted: 0.66, hatched: 0 },
  { zoom: 10, tinted: 0.74, hatched: 0.1 },
  { zoom: 11, tinted: 0.74, hatched: 0.24 },
  { zoom: 12, tinted: 0.74, hatched: 0.24 },
  { zoom: 13, tinted: 0.74, hatched: 0.2 },
])('a town at zoom $zoom is a tint of $tinted and a hatch of $hatched', async (wanted) => {
  const { tint, hatch } = await builtUp(wanted.zoom);
  expect(tint?.alpha).toBeCloseTo(wanted.tinted, 5);
  expect(hatch?.alpha ?? 0).toBeCloseTo(wanted.hatched, 5);
});

test('towns stay on the land: they are drawn onto what is there already', async () => {
  const { tint, hatch } = await builtUp(11);
  expect([tint?.composite, hatch?.composite]).toEqual(['source-atop', 'source-atop']);
});

test('the hatch is on built-up land alone', async () => {
  expect((await builtUp(11)).hatch?.isClipped).toBe(true);
});

test('where two built-up areas overlap they are no darker', async () => {
  const { tint } = await builtUp(11);
  const fill = { by: 'fill', alpha: 1, color: STYLE_PALETTES.light.builtUp };
  expect(tint?.image).toEqual([expect.objectContaining(fill)]);
  expect(tint?.image[0]?.lines).toHaveLength(2);
});

test.each([
  { zoom: 7, metres: 1223 },
  { zoom: 10, metres: 153 },
  { zoom: 11, metres: 130 },
  { zoom: 13, metres: 130 },
])('a town’s edge is as soft as it is vague: $metres m a pixel at zoom $zoom', async (wanted) => {
  const { tint } = await builtUp(wanted.zoom);
  const [area = []] = tint?.image[0]?.lines ?? [];
  const across = area.map(([x]) => x);
  const pixels = Math.max(...across) - Math.min(...across);
  // Areas are 200 of 1024 steps wide.
  const metres = ((200 / 1024) * 40_075_017) / 2 ** (wanted.zoom - 1);
  expect(metres / pixels / wanted.metres).toBeGreaterThan(0.99);
  expect(metres / pixels / wanted.metres).toBeLessThan(1.05);
});

test('no town is drawn where none is, and nothing is hatched', async () => {
  const marks = await drawnAt(12, { ways: [] });
  expect(marks.filter(({ by, isPattern }) => by === 'image' || isPattern)).toEqual([]);
});
