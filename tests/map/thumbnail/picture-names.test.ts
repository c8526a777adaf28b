import { expect, test } from 'vitest';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { namesOfPicture } from '#src/map/thumbnail/picture-names.ts';
import { createFileBasemap } from '#tests/helpers/file-basemap.ts';

const SIZE = { width: 212, height: 220 };
const LISBON = { lat: 38.7223, lng: -9.1307 };
const OBIDOS = { lat: 39.3606, lng: -9.1575 };
const HIGH_COAST = { lat: 63.1282, lng: 18.6435 };
const HOGBONDEN = { lat: 62.8667, lng: 18.4755 };
const basemap = createFileBasemap();
const { signal } = new AbortController();

test('a picture of the map names towns within it, none cut and none under a mark', async () => {
  const picture = fitPoints([LISBON, OBIDOS], SIZE);
  const [pin = { x: 0, y: 0 }] = picture.dots;
  const occupied = [{ left: pin.x - 10, top: pin.y - 26, right: pin.x + 10, bottom: pin.y + 2 }];
  const shared = { picture, size: SIZE, language: 'en', measure } as const;
  const names = await namesOfPicture(basemap, { ...shared, occupied }, signal);
  expect(names.map(({ text }) => text)).toContain('Cascais');
  expect(names.map(({ text }) => text)).not.toContain('Lisbon');
  expect(names.length).toBeLessThanOrEqual(12);
  for (const { text, start } of names) {
    expect(start.x).toBeGreaterThan(0);
    expect(start.x + measure(text)).toBeLessThan(SIZE.width);
  }
  const free = await namesOfPicture(basemap, { ...shared, language: 'de', occupied: [] }, signal);
  expect(free[0]).toMatchObject({ text: 'Lissabon', large: true });
  expect(free[0]?.at.x).toBeCloseTo(pin.x, -1);
  expect(free[0]?.at.y).toBeCloseTo(pin.y, -1);
});

test('where there is no town, a village says where it is', async () => {
  const picture = fitPoints([HIGH_COAST, HOGBONDEN], SIZE);
  const wanted = { picture, size: SIZE, language: 'en', measure, occupied: [] } as const;
  const names = await namesOfPicture(basemap, wanted, signal);
  expect(names.map(({ text }) => text)).toEqual(['Köpmanholmen']);
});

function measure(text: string): number {
  return text.length * 5;
}
