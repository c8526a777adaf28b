import { expect, test } from 'vitest';
import type { IsoDay } from '#src/domain/days/day.ts';
import { verdictOn } from '#src/domain/climate/verdict/verdict.ts';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { weatherWantsIn } from '#src/recommender/read/weather-wants-in.ts';
import { otherDatesInWords } from '#src/result/weather/verdict/other-dates-in-words.ts';
import { badInWords, goodInWords } from '#src/result/weather/verdict/things-in-words.ts';
import { readWishes } from '#tests/helpers/read-wishes.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const SAALBACH = { lat: 47.39, lng: 12.64 };
const NUREMBERG = { lat: 49.45, lng: 11.08 };
const TROMSO = { lat: 69.65, lng: 18.95 };
const ZANZIBAR = { lat: -6.17, lng: 39.2 };

test.each([
  ['en', 'skiing', SAALBACH, '2027-02-06', 'For skiing these are about the best dates.'],
  ['de', 'Skifahren', SAALBACH, '2027-02-06', 'Zum Skifahren gibt es hier kaum eine bessere Zeit.'],
  ['en', 'Christmas markets', NUREMBERG, '2027-12-10', 'Just the time for Christmas markets.'],
  [
    'de',
    'Weihnachtsmarkt',
    NUREMBERG,
    '2027-07-10',
    'Im Dezember ist es Zeit für Weihnachtsmärkte.',
  ],
  ['en', 'northern lights', TROMSO, '2027-06-04', 'March is dark enough for northern lights.'],
] as const)('%s, %s: what is said of other dates', async (language, wish, at, start, lead) => {
  expect((await wordsOf(language, wish, at, start)).other?.lead).toBe(lead);
});

test('nothing is said of other dates where they are fixed', async () => {
  expect((await wordsOf('en', "my sister's wedding", ZANZIBAR, '2027-04-10')).other).toBeNull();
});

test('skiers read of the slopes', async () => {
  const en = await wordsOf('en', 'skiing', SAALBACH, '2027-02-06');
  expect(en.best).toBe('snow on the slopes nearly every day');
  const de = await wordsOf('de', 'Skifahren', SAALBACH, '2027-04-16');
  expect(de.worst).toMatch(/^auf den Pisten liegt nur an \d.* von 10 Tagen Schnee$/u);
});

async function wordsOf(
  language: Language,
  wish: string,
  point: { lat: number; lng: number },
  startDate: IsoDay,
) {
  const { t } = await textsOf(language);
  const [climate, terrain] = await Promise.all([
    REAL.climate.normalsAt(point),
    REAL.terrain.at(point),
  ]);
  const dates = { startDate, endDate: startDate };
  const wants = weatherWantsIn(readWishes(wish));
  const verdict = verdictOn({ climate, terrain, point }, dates, wants, null);
  const { best, worst } = verdict;
  return {
    other: otherDatesInWords(verdict, t, language),
    best: best === null ? null : goodInWords(best, verdict, t, language),
    worst: worst === null ? null : badInWords(worst, verdict, t, language),
  };
}

async function textsOf(language: Language) {
  const i18n = await createI18n(language, ['result']);
  return { t: i18n.getFixedT(language, 'result') };
}
