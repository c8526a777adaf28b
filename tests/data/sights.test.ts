import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { prefixedDoubles } from '#data/sights/checks/prefixed-doubles.ts';
import { tagsOfSight } from '#data/sights/tagged-rows.ts';
import files from '#src/providers/data-pack/files/sights.json';
import { distanceKm } from '#src/domain/place/location.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import type { Sight, SightKind } from '#src/domain/place/sights.ts';
import { createBorders } from '#src/providers/geocoder/points/borders.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { sightsListSchema } from '#src/providers/sights/sights-format.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { rows: ROWS } = v.parse(
  sightsListSchema,
  JSON.parse(gunzipSync(readFileSync(`public${files['sights/list'].url}`)).toString()),
);
const sights = createPackSights(REAL.pack);
const ALL = await sights.near({ lat: 0, lng: 0 }, 21_000);
/** Kinds that come close together by nature: ways that meet, and the sights of a town. */
const CLOSE_TOGETHER: ReadonlySet<SightKind> = new Set([
  'trail',
  'cycle-route',
  'scenic-road',
  'railway',
]);
const SAME_KIND_KM = 0.05;
/** The country outlines are simplified, and landing stages lie off the shore. */
const BORDER_KM = 12;
/** Areas that the outlines draw as a part of another country, or as a country of their own. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  VA: 'IT',
  GI: 'ES',
  FI: 'AX',
  UA: 'RU',
  EH: 'MA',
};

test('every sight comes, with an id of its own', () => {
  expect(ALL.length).toBe(ROWS.length);
  expect(repeated(ALL.map(({ id }) => id))).toEqual([]);
});

test('there are sights of every kind', () => {
  const kinds = new Set(ALL.map(({ kind }) => kind));
  expect(SIGHT_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('points, months and hours are in range', () => {
  const wrong = ALL.filter(
    ({ lat, lng, months, hours, distanceKm: away }) =>
      !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && away >= 0) ||
      months.some((month) => month < 1 || month > 12) ||
      (hours !== null && (hours <= 0 || hours > 250)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

/** On islands that the outlines lack, beside another country. */
const NOT_DRAWN = new Set(['Kastellorizo by Ferry']);

test('each sight lies in its country', async () => {
  const borders = createBorders(new Uint8Array(await REAL.pack.bytes(GAZETTEER_FILES.borders)));
  const abroad = ROWS.filter(([, , , lat, lng, countries, , area]) => {
    if (countries === '' || Array.isArray(area)) return false;
    const codes = countries.split('|');
    return !around({ lat, lng }).some((point) => {
      const code = borders.countryAt(point);
      return code !== null && codes.some((own) => own === code || DRAWN_AS[own] === code);
    });
  });
  const stray = abroad.filter(
    ([name, , , lat, lng]) =>
      !NOT_DRAWN.has(name) &&
      // Out at sea and in disputed places there is no country to compare.
      around({ lat, lng }).some((point) => borders.countryAt(point) !== null),
  );
  expect(stray.map(([name, , , , , countries]) => `${name} ${countries}`)).toEqual([]);
});

test('no two sights of one kind stand on one spot', () => {
  const byLat = ALL.toSorted((a, b) => a.lat - b.lat);
  const pairs = byLat.flatMap((one, index) =>
    next(byLat, index)
      .filter((two) => two.kind === one.kind && !CLOSE_TOGETHER.has(one.kind))
      .filter((two) => distanceKm(one, two) < SAME_KIND_KM)
      .filter((two) => !one.isWritten || !two.isWritten)
      .map((two) => `${one.id} and ${two.id}`),
  );
  expect(pairs).toEqual([]);
});

test('no sight is another one with a word before its name', () => {
  expect(prefixedDoubles(ALL.map(({ names, ...rest }) => ({ ...rest, name: names.en })))).toEqual(
    [],
  );
});

test.each([
  ['Nonsuch Palace'],
  ['Savoy Palace'],
  ['Singha Durbar'],
  ['Bangabhaban'],
  ['Gaziantep Castle'],
  ['Preah Vihear'],
])('%s, which nobody can visit, is not among them', (name) => {
  expect(ALL.filter(({ names }) => names.en === name)).toEqual([]);
});

test.each([
  ['Sarakiniko', 36.74, 24.457],
  ['Tungeneset', 69.482, 17.357],
  ['Tuerredda', 38.896, 8.814],
  ['Temple of Heaven', 39.8822, 116.4066],
  ['Humpback whales off Maalaea', 20.792, -156.511],
])('%s is where one goes to, and stands once', (name, lat, lng) => {
  const near = ALL.filter(({ names }) => names.en.startsWith(name)).filter(
    (sight) => distanceKm(sight, { lat, lng }) < 30,
  );
  expect(near.map((sight) => distanceKm(sight, { lat, lng }) < 1)).toEqual([true]);
});

test('world fame is rare', () => {
  const share = ALL.filter(({ fame }) => fame === 1).length / ALL.length;
  expect(share).toBeLessThan(0.3);
});

test.each([
  [/^Lichtenstein Castle/, /^Schloss Lichtenstein/],
  [/^Mount Etna/, /^Ätna/],
  [/^Lake Como$/, /^Comer See$/],
  [/^Table Mountain/, /^Tafelberg/],
  [/^Bern Christmas Market/, /^Weihnachtsmarkt am Münsterplatz, Bern$/],
  [/^Glacier National Park$/, /^Glacier-Nationalpark$/],
  [/^Moscow Kremlin/, /Kreml/],
  [/^Buda Castle/, /^Burg(?:palast|viertel)/],
  [/^Karlštejn Castle/, /^Burg Karlštejn/],
  [/^Erawan Falls/, /^Erawan-Wasserfälle$/],
])('%s is %s in German', (english, german) => {
  const sight = ALL.find(({ names }) => english.test(names.en));
  expect(sight?.names.de).toMatch(german);
});

test.each<[name: RegExp, lat: number, lng: number, kinds: readonly SightKind[]]>([
  [/Eiffel/, 48.858, 2.294, ['monument', 'viewpoint']],
  [/Neuschwanstein/, 47.557, 10.75, ['castle', 'palace']],
  [/Matterhorn/, 45.976, 7.659, ['summit', 'viewpoint']],
  [/Gullfoss/, 64.326, -20.12, ['waterfall']],
  [/Skógafoss/, 63.532, -19.511, ['waterfall']],
  [/Etna/, 37.75, 14.99, ['volcano']],
  [/Colosseum/, 41.89, 12.49, ['ruin', 'heritage', 'monument']],
  [/Acropolis/, 37.971, 23.726, ['ruin', 'heritage']],
  [/Alhambra/, 37.176, -3.588, ['palace', 'castle', 'heritage']],
  [/Sagrada/, 41.404, 2.174, ['temple']],
  [/Stonehenge/, 51.179, -1.826, ['ruin', 'heritage']],
  [/Preikestolen/, 58.986, 6.19, ['viewpoint', 'rock']],
  [/Charles Bridge/, 50.0865, 14.411, ['bridge']],
  [/Postojna/, 45.78, 14.2, ['cave']],
  [/Plitvice/, 44.88, 15.62, ['park', 'lake', 'waterfall']],
  [/Meteora/, 39.71, 21.63, ['heritage', 'temple']],
  [/Pyramids? of Giza|Giza/, 29.979, 31.134, ['ruin', 'heritage', 'monument']],
  [/Petra/, 30.328, 35.444, ['ruin', 'heritage']],
  [/Serengeti/, -2.4, 34.8, ['wildlife', 'park']],
  [/Kruger/, -24.99, 31.59, ['wildlife', 'park']],
  [/Table Mountain/, -33.96, 18.41, ['viewpoint', 'summit', 'cable-car']],
  [/Victoria Falls/, -17.92, 25.856, ['waterfall']],
  [/Taj Mahal/, 27.175, 78.042, ['monument', 'heritage', 'palace']],
  [/Angkor Wat/, 13.412, 103.867, ['ruin', 'temple', 'heritage']],
  [/Ha ?long/i, 20.9, 107.15, ['boat-trip', 'coast', 'island']],
  [/Fushimi Inari/, 34.967, 135.773, ['temple']],
  [/Fuji/, 35.36, 138.73, ['volcano', 'summit']],
  [/Great Wall/, 40.36, 116.02, ['monument', 'heritage', 'ruin']],
  [/Borobudur/, -7.608, 110.204, ['temple', 'heritage']],
  [/Uluru/, -25.344, 131.037, ['rock']],
  [/Opera House/, -33.857, 151.215, ['monument', 'theatre']],
  [/Barrier Reef/, -17.59, 148.25, ['boat-trip', 'dive-site', 'park', 'island']],
  [/Milford Sound/, -44.67, 167.93, ['boat-trip', 'coast']],
  [/Golden Gate/, 37.82, -122.479, ['bridge']],
  [/Old Faithful/, 44.46, -110.83, ['hot-spring']],
  [/Grand Canyon/, 36.06, -112.14, ['gorge', 'viewpoint', 'park']],
  [/Niagara/, 43.08, -79.07, ['waterfall']],
  [/Machu Picchu/, -13.163, -72.545, ['ruin', 'heritage']],
  [/Igua[zç]|Devil.s Throat/, -25.69, -54.44, ['waterfall']],
  [/Perito Moreno/, -50.48, -73.05, ['glacier']],
])('%s is found near %d, %d', async (name, lat, lng, kinds) => {
  const near = await sights.near({ lat, lng }, 30);
  const found = near.filter((sight) => name.test(sight.names.en));
  expect(found.length).toBeGreaterThan(0);
  expect(found.some(({ kind }) => kinds.includes(kind))).toBe(true);
});

test.each([
  ['Fitz Roy'],
  ['Matterhorn'],
  ['Eiger'],
  ['El Capitan'],
  ['Rysy'],
  ['Mont Blanc'],
  ['Ortler'],
])('%s as a summit is for climbers', (name) => {
  const summits = ALL.filter((sight) => sight.kind === 'summit' && sight.names.en === name);
  expect(summits.every(({ needs }) => needs.includes('climb'))).toBe(true);
});

test('a traveller inside a park is in it, one beside a railway near it', async () => {
  const inside = await sights.near({ lat: 44.6, lng: -110.5 }, 20);
  expect(inside.find(({ names }) => names.en.startsWith('Yellowstone'))?.distanceKm).toBe(0);
  const beside = await sights.near({ lat: 46.69, lng: 9.44 }, 20);
  expect(beside.map(({ names }) => names.en)).toContain('Glacier Express');
});

function around({ lat, lng }: { lat: number; lng: number }) {
  const degrees = BORDER_KM / 111;
  const east = degrees / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const steps = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);
  return [0, 0.3, 0.6, 1].flatMap((share) =>
    steps.map((angle) => ({
      lat: lat + share * degrees * Math.sin(angle),
      lng: lng + share * east * Math.cos(angle),
    })),
  );
}

/** Those within a thousandth of a degree north of the one at the index. */
function next(byLat: readonly Sight[], index: number): Sight[] {
  const from = byLat[index]?.lat ?? 0;
  const until = byLat.findIndex(({ lat }, other) => other > index && lat > from + 0.001);
  return byLat.slice(index + 1, until < 0 ? undefined : until);
}

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}

test('the tags are what the lexicon finds in names and notes of both languages today', async () => {
  const ids = ALL.map(({ id }) => id);
  const [en, de] = await Promise.all([sights.notes(ids, 'en'), sights.notes(ids, 'de')]);
  const wrong = ALL.filter(({ id, names, tags }) => {
    const notes = [en.get(id), de.get(id)].flatMap((one) => one ?? []);
    const written = notes.flatMap(({ text, when }) => [text, when]);
    const found = tagsOfSight({
      text: [names.en, names.de, ...written].join('. '),
      asks: notes.map(({ asks }) => asks).join('. '),
    });
    return found.join() !== tags.toSorted().join();
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
