import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language.ts';
import { distanceKm } from '#src/domain/location.ts';
import { AS_TRAVELLERS_TYPE } from '#tests/fixtures/gazetteer-queries/as-travellers-type.ts';
import { TRAVELLERS_POINTS } from '#tests/fixtures/travellers-points.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const LEAST_FOUND = 0.95;
const LEAST_NAMED = 0.92;

test('what travellers type finds the place that they mean first', async () => {
  const rows = AS_TRAVELLERS_TYPE.trim().split('\n');
  const missed: string[] = [];
  for (const row of rows) {
    const [, listed, text = '', lat, lng, km] = row.split('|');
    const language = listed === 'de' ? 'de' : 'en';
    const [first] = await REAL.gazetteer.search(text, language, null);
    const meant = { lat: Number(lat), lng: Number(lng) };
    const found = first !== undefined && distanceKm(first, meant) <= Number(km);
    if (!found) missed.push(`${text} → ${first?.place ?? 'nothing'}`);
  }
  console.table({
    asked: rows.length,
    found: rows.length - missed.length,
    missed: missed.join('; '),
  });
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(rows.length - missed.length).toBeGreaterThanOrEqual(LEAST_FOUND * rows.length);
});

test('a point in a park, at a sight, in a town or at sea says where it is, in both languages', async () => {
  const missed: string[] = [];
  for (const point of TRAVELLERS_POINTS) {
    const names = await Promise.all(
      LANGUAGES.map(async (language) => {
        const name = await REAL.gazetteer.nameAt(point, language);
        return { name, right: point[language].some((start) => name.startsWith(start)) };
      }),
    );
    const wrong = names.filter(({ right }) => !right).map(({ name }) => name);
    if (wrong.length > 0) missed.push(`${point.what} → ${wrong.join(' / ')}`);
  }
  const total = TRAVELLERS_POINTS.length;
  console.table({ points: total, named: total - missed.length, missed: missed.join('; ') });
  expect(total).toBeGreaterThanOrEqual(80);
  expect(total - missed.length).toBeGreaterThanOrEqual(LEAST_NAMED * total);
});

test('two letters mean the city they stand for, never the beginning of another name', async () => {
  const names = (await REAL.gazetteer.search('LA', 'en', null)).map(({ name }) => name);
  expect(names[0]).toBe('Los Angeles');
  expect(names).not.toContain('La Palma');
});

test('an airport is named in the language, and a code of several airports is their city', async () => {
  const [german] = await REAL.gazetteer.search('Heathrow', 'de', null);
  expect(german).toMatchObject({ name: 'Flughafen London Heathrow', kind: 'airport' });
  expect((await REAL.gazetteer.search('LON', 'en', null))[0]?.name).toBe('London');
});
