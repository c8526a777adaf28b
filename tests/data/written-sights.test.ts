import { expect, test } from 'vitest';
import { groupBy } from '#data/gazetteer/group-by.ts';
import { readWrittenPlaces } from '#data/sights/written-sights.ts';
import { distanceKm } from '#src/domain/place/location.ts';

const PLACES = await readWrittenPlaces();
const SIGHTS = PLACES.flatMap((place) =>
  place.sights.map((sight) => ({ ...sight, of: place, label: labelOf(place.place, sight.name) })),
);
/** A day trip from the place. */
const FAR_KM = 130;
const SAME_KM = 3;
const OPENING_WORDS = 3;

test('each sight lies within a day trip of its place', () => {
  const far = SIGHTS.filter(({ at, of }) => distanceKm(pointOf(at), pointOf(of.at)) > FAR_KM);
  expect(far.map(({ label }) => label)).toEqual([]);
});

test('no sight and no place stands twice', () => {
  expect(repeated(PLACES.map(({ place, in: country }) => `${place} ${country}`))).toEqual([]);
  const namesakes = groupBy(SIGHTS, ({ name }) => nameIn(name, 'en'));
  const twice = [...namesakes.values()].flatMap((sights) =>
    sights.filter(({ at }, index) =>
      sights.slice(0, index).some((other) => distanceKm(pointOf(other.at), pointOf(at)) < SAME_KM),
    ),
  );
  expect(twice.map(({ label }) => label)).toEqual([]);
});

test.each(['en', 'de'] as const)('each note begins in its own way (%s)', (language) => {
  const openings = SIGHTS.map((sight) =>
    sight[language].text.split(/\s+/u).slice(0, OPENING_WORDS).join(' '),
  );
  const counts = new Map<string, number>();
  for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > Math.max(3, SIGHTS.length / 200));
  expect(often).toEqual([]);
});

test('what is left out where it says nothing is not a sentence', () => {
  const dotted = SIGHTS.filter(({ en, de }) =>
    [en.when, en.asks, de.when, de.asks].some((phrase) => phrase.endsWith('.')),
  );
  expect(dotted.map(({ label }) => label)).toEqual([]);
  const halves = SIGHTS.filter(
    ({ en, de }) => (en.when === '') !== (de.when === '') || (en.asks === '') !== (de.asks === ''),
  );
  expect(halves.map(({ label }) => label)).toEqual([]);
});

test('no note holds a price, an opening hour or advertising', () => {
  const empty =
    /€|\$|£|\beuros?\b|must-see|bucket list|hidden gem|breathtaking|stunning|atemberaubend|Geheimtipp|Muss für|unvergesslich|unforgettable|nestled|a paradise|ein Paradies/iu;
  const found = SIGHTS.filter(({ en, de }) => empty.test(JSON.stringify([en, de])));
  expect(found.map(({ label }) => label)).toEqual([]);
});

test('German numbers of four digits are written without a point, as everywhere: 2962 m', () => {
  const dotted = SIGHTS.filter(({ de }) =>
    /(?<![\d.,])\d\.\d{3}(?![\d.]|,\d)/u.test(JSON.stringify(de)),
  );
  expect(dotted.map(({ label }) => label)).toEqual([]);
});

test('German notes say du', () => {
  const formal = SIGHTS.filter(({ de }) => /\b(?:Ihnen|Ihre?[nms]?)\b/u.test(JSON.stringify(de)));
  expect(formal.map(({ label }) => label)).toEqual([]);
});

/** One part of them is not for children, the rest is. */
const IN_PART: ReadonlySet<string> = new Set([
  '9/11 Memorial',
  'Aluvihare Rock Temple',
  'Coral Gables and the Venetian Pool',
  'MONA',
  "St Canice's Cathedral and Round Tower",
  'Trümmelbach Falls',
  'Sri Aurobindo Ashram',
  'Peace Memorial Park',
  'Mauna Kea dark skies',
]);

test('what its note calls nothing for small children is for adults', () => {
  const says = /\b(?:not for|no|not with) (?:small )?children\b/u;
  const offered = SIGHTS.filter(
    ({ en, name, needs }) =>
      says.test(en.asks) && !needs.includes('adults') && !IN_PART.has(nameIn(name, 'en')),
  );
  expect(offered.map(({ label }) => label)).toEqual([]);
});

/** They stay at the height from which they start. */
const AT_HOME_THERE: ReadonlySet<string> = new Set(['Mi Teleférico', 'Train to Machu Picchu']);

test('a lift, a railway or a road that ends in thin air says so', () => {
  const carried: ReadonlySet<string> = new Set(['cable-car', 'railway', 'scenic-road']);
  const says = /thin,?(?: cold)? air|\baltitude\b|\b[3-5],\d{3} m(?:etres)?\b/iu;
  const silent = SIGHTS.filter(
    ({ access = [], en, kind, name }) =>
      carried.has(kind) &&
      says.test(`${en.text} ${en.asks}`) &&
      !access.includes('thin-air') &&
      !AT_HOME_THERE.has(nameIn(name, 'en')),
  );
  expect(silent.map(({ label }) => label)).toEqual([]);
});

test('where nobody bathes there is a coast, and no beach to answer who wants to swim', () => {
  const says =
    /\b(?:no (?:swimming|bathing)|do not (?:swim|bathe)|never swim)(?:$|[,;:.]| at all)/iu;
  const beaches = SIGHTS.filter(({ en, kind }) => kind === 'beach' && says.test(en.asks));
  expect(beaches.map(({ label }) => label)).toEqual([]);
});

test('no stairs and no scramble where nobody needs to climb a step', () => {
  const against = SIGHTS.filter(
    ({ access = [] }) =>
      access.includes('step-free') && access.some((one) => one === 'steps' || one === 'scramble'),
  );
  expect(against.map(({ label }) => label)).toEqual([]);
});

function pointOf([lat, lng]: readonly [number, number]) {
  return { lat, lng };
}

function nameIn(name: string | { en: string; de: string }, language: 'en' | 'de'): string {
  return typeof name === 'string' ? name : name[language];
}

function labelOf(place: string, name: string | { en: string; de: string }): string {
  return `${place}: ${nameIn(name, 'en')}`;
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
