import { expect, test } from 'vitest';
import { readLine } from '#src/domain/stops/line/read-line.ts';
import { stopsOfLine } from '#src/domain/stops/line/stops-of-line.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { LINES } from './lines.ts';

async function placesOf(line: string, language: 'en' | 'de') {
  const parts = readLine(line);
  if (parts === null) return [];
  const searching = { geocoder: REAL.gazetteer, language, near: null };
  const stops = await stopsOfLine(parts, searching);
  return (stops ?? []).flatMap(({ namesakes, picked }) => namesakes[picked] ?? []);
}

test.each(LINES)('%s (%s)', async (line, language, stops) => {
  const places = await placesOf(line, language);
  expect(places.map(({ name }) => name)).toEqual(stops);
});

test.each([
  ['Naples, Miami', 'Florida'],
  ['Birmingham, Atlanta', 'Alabama'],
  ['Cambridge, Oxford', 'England'],
  ['Naples, Rome', 'Campania'],
  ['Paris, Texas, Dallas', 'Texas'],
  ['Vik, Höfn', 'Iceland'],
])('of the namesakes in %s the one near the others is meant', async (line, region) => {
  const [first] = await placesOf(line, 'en');
  expect(first?.context).toContain(region);
});

test('the other places of a name can be chosen', async () => {
  const parts = readLine('Vienna, Krakow') ?? [];
  const stops = await stopsOfLine(parts, { geocoder: REAL.gazetteer, language: 'en', near: null });
  const contexts = stops?.[0]?.namesakes.map(({ context }) => context);
  expect(contexts).toContain('Virginia, United States');
});
