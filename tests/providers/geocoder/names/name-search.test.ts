import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { EXPECTED_PLACES } from '#tests/fixtures/names/gazetteer-queries.ts';
import type { ExpectedPlace } from '#tests/fixtures/names/gazetteer-queries.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const gazetteer = REAL.gazetteer;
const search = (text: string, language: 'en' | 'de' = 'en') =>
  gazetteer.search(text, language, null);

const MAX_MISSED = { 'two typos': 0.2, others: 0.05 };

test.for([...new Set(EXPECTED_PLACES.map(({ group }) => group))])(
  'nearly all searches of the group "%s" find their place first',
  async (group) => {
    const asked = EXPECTED_PLACES.filter((query) => query.group === group);
    const missed = await missedOf(asked);
    const most = group === 'two typos' ? MAX_MISSED[group] : MAX_MISSED.others;
    expect(beyond(most, missed, asked)).toEqual([]);
  },
);

test('umlauts and accents match in every common spelling', async () => {
  for (const text of ['Tromsø', 'tromso', 'TROMSOE', 'Tromsö']) {
    expect((await search(text))[0]?.name).toBe('Tromsø');
  }
});

test('names with the typed beginning rank before larger places with a typing error', async () => {
  const highCoast = { lat: 63.13, lng: 18.64 };
  const names = (await gazetteer.search('skul', 'en', highCoast)).map(({ name }) => name);
  expect(names.slice(0, 2).toSorted()).toEqual(['Skuleberget', 'Skuleskogen National Park']);
  expect(names.slice(0, 5)).not.toContain('Seoul');
});

test('a result has at most eight places and no duplicates', async () => {
  const found = await search('san');
  expect(found.length).toBeLessThanOrEqual(8);
  const twice = found.some((a, index) =>
    found
      .slice(index + 1)
      .some((b) => a.name === b.name && a.kind === b.kind && distanceKm(a, b) < 8),
  );
  expect(twice).toBe(false);
});

test('an island and its city are two results, an island and its region one', async () => {
  const ibiza = await search('Ibiza', 'de');
  expect(ibiza.filter(({ kind }) => kind === 'large-island')).toHaveLength(1);
  expect(ibiza.some(({ kind }) => kind === 'town' || kind === 'city')).toBe(true);
  const crete = await search('Kreta', 'de');
  expect(crete.filter(({ name }) => name === 'Kreta')).toHaveLength(1);
});

test('of two places with the same name the one near the map ranks first', async () => {
  const perth = await gazetteer.search('Perth', 'en', { lat: 56.5, lng: -4 });
  expect(perth[0]?.context).toContain('Scotland');
  const elsewhere = await gazetteer.search('Perth', 'en', { lat: -30, lng: 118 });
  expect(elsewhere[0]?.context).toContain('Australia');
});

test('the context names region and country, each once', async () => {
  const [salzburg] = await search('Salzburg', 'de');
  expect(salzburg).toMatchObject({ place: 'Salzburg, Österreich', context: 'Österreich' });
  const [palma] = await search('Palma', 'de');
  expect(palma?.place).toBe('Palma, Balearen, Spanien');
});

test('peaks have an elevation, other places have none', async () => {
  expect((await search('Zugspitze'))[0]).toMatchObject({ kind: 'peak', elevation: 2962 });
  expect((await search('Munich'))[0]).toMatchObject({ kind: 'city', elevation: null });
});

test('countries are found by their names in both languages and by colloquial names', async () => {
  for (const text of ['Germany', 'Deutschland']) {
    expect((await search(text))[0]).toMatchObject({
      name: 'Germany',
      kind: 'country',
      context: '',
    });
  }
  for (const text of ['USA', 'United States', 'Vereinigte Staaten']) {
    expect((await search(text, 'de'))[0]?.name).toBe('USA');
  }
});

test('typed coordinates are a place at that point', async () => {
  const found = await search('47.37, 11.48');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ lat: 47.37, lng: 11.48, name: '47.37° N, 11.48° E' });
  expect(found[0]?.place).toContain('Tyrol, Austria');
});

test("a short plus code is resolved near the typed place, else near the map's centre", async () => {
  const [inTyrol] = await search('C9CC+PQ Innsbruck');
  expect(inTyrol?.lat).toBeCloseTo(47.4218, 4);
  expect(inTyrol?.lng).toBeCloseTo(11.3719, 4);
  const [onTheMap] = await gazetteer.search('C9CC+PQ', 'en', { lat: 47.2, lng: 11.3 });
  expect(onTheMap).toEqual(inTyrol);
  await expect(search('C9CC+PQ')).resolves.toEqual([]);
  await expect(search('C9CC+PQ Qqxzvvwq')).resolves.toEqual([]);
});

test('typed coordinates are formatted in the language', async () => {
  expect((await search('33.87 S, 151.21 W'))[0]).toMatchObject({ lat: -33.87, lng: -151.21 });
  expect((await search('-33.87, 151.21', 'de'))[0]?.name).toBe('33,87° S, 151,21° O');
});

test('invalid coordinates find nothing', async () => {
  await expect(search('97.37, 11.48')).resolves.toEqual([]);
  await expect(search('12')).resolves.not.toContainEqual(expect.objectContaining({ lat: 12 }));
});

test('the search survives any text', async () => {
  const texts = [
    '%',
    '   a',
    '\u0000',
    'ß',
    'İ',
    '日本',
    '🗻',
    'x'.repeat(5000),
    'a b c d e f g h i j',
    "'",
    '-',
  ];
  for (const text of texts) await expect(search(text)).resolves.toBeInstanceOf(Array);
});

/** The missed searches, when their share is too large; else empty. */
function beyond(share: number, missed: string[], asked: readonly ExpectedPlace[]): string[] {
  return missed.length > share * asked.length ? missed : [];
}

async function missedOf(asked: readonly ExpectedPlace[]): Promise<string[]> {
  const answers = await Promise.all(
    asked.map(async (query) => ({ query, first: (await search(query.text, 'de'))[0] })),
  );
  return answers
    .filter(({ query, first }) => !isThere(query, first))
    .map(({ query }) => query.text);
}

function isThere(query: ExpectedPlace, found: FoundPlace | undefined): boolean {
  return found !== undefined && distanceKm(found, query) <= query.withinKm;
}
