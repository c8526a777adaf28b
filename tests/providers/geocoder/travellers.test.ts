import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { AS_OTHERS_TYPE } from '#tests/fixtures/names/gazetteer-queries/as-others-type.ts';
import { AS_TRAVELLERS_TYPE } from '#tests/fixtures/names/gazetteer-queries/as-travellers-type.ts';
import { POINTS_BY_OTHERS } from '#tests/fixtures/names/points-by-others.ts';
import { TRAVELLERS_POINTS } from '#tests/fixtures/names/travellers-points.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const LEAST_FOUND = 0.95;
const LEAST_NAMED = 0.92;

test.each([
  ['a second person', AS_TRAVELLERS_TYPE],
  ['a third person', AS_OTHERS_TYPE],
])('what travellers type finds the place that they mean first, asked by %s', async (_, asked) => {
  const rows = asked.trim().split('\n');
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
  expect(rows.length - missed.length).toBeGreaterThanOrEqual(LEAST_FOUND * rows.length);
});

test.each([
  ['a second person', TRAVELLERS_POINTS],
  ['a third person', POINTS_BY_OTHERS],
])('a point of %s says where it is, in both languages', async (_, points) => {
  const missed: string[] = [];
  for (const point of points) {
    const names = await Promise.all(
      LANGUAGES.map(async (language) => {
        const name = await REAL.gazetteer.nameAt(point, language);
        return { name, right: point[language].some((start) => name.startsWith(start)) };
      }),
    );
    const wrong = names.filter(({ right }) => !right).map(({ name }) => name);
    if (wrong.length > 0) missed.push(`${point.what} → ${wrong.join(' / ')}`);
  }
  const total = points.length;
  console.table({ points: total, named: total - missed.length, missed: missed.join('; ') });
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

test.each([
  ['La Guardia', 'New York LaGuardia Airport'],
  ['la guardia airport', 'New York LaGuardia Airport'],
  ['el prat', 'Barcelona El Prat Airport'],
  ['chek lap kok', 'Hong Kong Airport'],
  ['mccarran', 'Las Vegas Harry Reid Airport'],
  ['orio al serio', 'Milan Bergamo Airport'],
  ['Tullamarine', 'Melbourne Airport'],
  ['NAIA', 'Manila Ninoy Aquino Airport'],
  ['Pearson', 'Toronto Pearson Airport'],
  ['Hongqiao', 'Shanghai Hongqiao Airport'],
  ['fiumicino', 'Rome Fiumicino Airport'],
  // Towns of some size, and those that an airport is named after.
  ['Luton', 'Luton'],
  ['Boryspil', 'Boryspil'],
])('%s is %s, as people say it', async (typed, airport) => {
  expect((await REAL.gazetteer.search(typed, 'en', null))[0]?.name).toBe(airport);
});

test.each([
  ['Bergen', 'Bergen, Vestland, Norway'], // not Mons, by its Dutch name
  ['Eger', 'Eger, Heves County, Hungary'], // not Cheb, by its German name
  ['Nazare', 'Nazaré, Leiria, Portugal'], // not Nazareth, by its Portuguese name
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['Sur Oman', 'Sur, Southeastern Governorate, Oman'],
])(
  '%s is %s: a town that is called so comes before one in another language',
  async (typed, place) => {
    expect((await REAL.gazetteer.search(typed, 'en', null))[0]?.place).toBe(place);
  },
);
