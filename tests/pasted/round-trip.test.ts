import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { createGazetteer } from '#src/providers/geocoder/gazetteer/gazetteer.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { LEAST_FOUND, lostLabels, pointsOverTheWorld } from './round-trip.ts';

/** The soak tries two thousand. */
const POINTS = 150;

const gazetteer = createGazetteer(await REAL.pack.bytes(GAZETTEER_FILES.places));

test.each(LANGUAGES)('the label of a point finds its place again in %s', async (language) => {
  const points = pointsOverTheWorld(gazetteer, POINTS, 32);
  const lost = await lostLabels(gazetteer, REAL.gazetteer, points, language);
  expect(lost.length > (1 - LEAST_FOUND) * POINTS ? lost : []).toEqual([]);
});

test.each([
  ['a calendar file', String.raw`Hallstatt\, Upper Austria\, Austria`],
  ['a GPX file', 'Longyearbyen, Svalbard &amp; Jan Mayen'],
  ['a text', '# Hallstatt, Upper Austria, Austria'],
  [
    'a messenger, with marks that nobody sees',
    '\u2068Hallstatt\u2060, Upper Austria,\u00a0Austria\u2069',
  ],
])('a label as it stands in %s finds its place', async (_, label) => {
  const [found] = await REAL.gazetteer.search(label, 'en', null);
  expect(found?.unknown).toBeUndefined();
  expect(label).toContain(found?.name ?? 'nothing');
});
