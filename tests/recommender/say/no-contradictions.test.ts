import { beforeAll, expect, test } from 'vitest';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import { rainAndSnowOf } from '#src/domain/climate/rain-and-snow.ts';
import { seaOn } from '#src/domain/climate/span-figures.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import { verdictOn } from '#src/domain/climate/verdict/verdict.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import { NO_WANTS } from '#src/domain/climate/weather-wants.ts';
import { daylightOn } from '#src/domain/days/daylight.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Weather } from '#src/domain/trip/recommendation.ts';
import { conditionsOf } from '#src/recommender/decide/weather/condition-rules.ts';
import { voiceDe } from '#src/recommender/say/de/voice.ts';
import { voiceEn } from '#src/recommender/say/en/voice.ts';
import type { Telling } from '#src/recommender/say/telling.ts';
import { seasonEn } from '#src/recommender/say/en/season.ts';
import { seasonFigures } from '#src/recommender/say/ideas/season-figures.ts';
import { composeWeather } from '#src/recommender/say/weather/compose-weather.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { KNOWN_VERDICTS } from '#tests/fixtures/climate/verdict-places.ts';
import { plainFacts } from '#tests/fixtures/trips/trips-facts.ts';

const VOICES = { en: voiceEn, de: voiceDe };

/** Two conditions of one list that would fight each other. */
const CONDITIONS: readonly (readonly [string, string])[] = [
  ['heat', 'cold'],
  ['heat', 'frost'],
  ['heat', 'snow'],
  ['warm', 'snow'],
  ['warm', 'cold'],
  ['mild', 'snow'],
  ['mild', 'cold'],
  ['heat', 'mild'],
  ['warm', 'mild'],
  ['dry', 'showers'],
  ['dry', 'rain'],
  ['showers', 'rain'],
  ['dry', 'thunderstorms'],
  ['humid', 'frost'],
  ['humid', 'cold'],
  ['long-days', 'short-days'],
  ['midnight-sun', 'polar-night'],
  ['polar-night', 'strong-sun'],
];

/** Two phrases of one text that would. */
const PHRASES: Record<Language, readonly (readonly [RegExp, RegExp])[]> = {
  en: [
    [/most days stay dry/u, /(?:rain|snow)\w* on (?:[5-9]|4–\u2060?5|10)\b/u],
    [/most days stay dry/u, /nearly every day|on most days|every second day/u],
    [/short sleeves/u, /Snow (?:lies|on the ground)/u],
    [/hardly any rain/u, /rain on [2-9]/u],
    [/the air hardly moves/u, /feel like .* in the wind|wind about/u],
    [/Little new snow falls/u, /snows on/u],
  ],
  de: [
    [/die meisten Tage bleiben trocken/u, /(?:Regen|Schnee) an (?:[5-9]|4–\u2060?5|10)\b/u],
    [/die meisten Tage bleiben trocken/u, /fast jede[mn] Tag/u],
    [/kurze Ärmel/u, /liegt Schnee/u],
    [/kaum Regen/u, /Regen an [2-9]/u],
    [/die Luft steht fast/u, /im Wind gefühlt|Wind um/u],
    [/Neuer fällt wenig/u, /schneit an/u],
  ],
};

/** The best and the worst thing about the same days. */
const VERDICTS: readonly (readonly [string, string])[] = [
  ['dry', 'wet'],
  ['mostly-dry', 'wet'],
  ['green', 'sun'],
  ['mild', 'cold'],
  ['mild', 'heat'],
  ['warm', 'cold'],
  ['warm', 'heat'],
  ['snow', 'no-snow'],
  ['snow', 'heat'],
  ['warm-sea', 'cold-sea'],
  ['warm-sea', 'cold'],
  ['bright-nights', 'dark'],
  ['long-days', 'dark'],
];

type Case = { label: string; facts: TripFacts; verdict: Verdict; texts: Record<Language, Weather> };

const cases: Case[] = [];

beforeAll(async () => {
  const plain = await plainFacts();
  const places = new Map(KNOWN_VERDICTS.map((known) => [known.place, known]));
  for (const { lat, lng, place } of places.values()) {
    for (const month of ['01', '03', '05', '07', '09', '11']) {
      const facts = await factsAt(plain, { lat, lng, place }, month);
      const { normals: climate, terrain, trip } = facts;
      const spot = { climate, terrain, point: trip.location };
      const verdict = verdictOn(spot, trip.request, NO_WANTS, null);
      const texts = { en: textOf(facts, 'en'), de: textOf(facts, 'de') };
      cases.push({ label: `${place} in ${month}`, facts, verdict, texts });
    }
  }
}, 120_000);

test('no two conditions of a place and month contradict each other', () => {
  const fights = cases.flatMap(({ label, texts }) => {
    const types = new Set(texts.en.conditions.map(({ type }) => type));
    const pairs = CONDITIONS.filter((pair) => pair.every((type) => types.has(type)));
    return pairs.map((pair) => `${label}: ${pair.join(' and ')}`);
  });
  expect(fights).toEqual([]);
});

test.each(LANGUAGES)('no two phrases do in %s', (language) => {
  const fights = cases.flatMap(({ label, texts }) => {
    const { summary, conditions } = texts[language];
    const text = [summary, ...conditions.map(({ description }) => description)].join(' ');
    const pairs = PHRASES[language].filter((pair) => pair.every((phrase) => phrase.test(text)));
    const holes = /undefined|null|NaN| {2}/u.test(text);
    return pairs.length > 0 || holes ? [`${label}: ${text}`] : [];
  });
  expect(fights).toEqual([]);
});

test('the ideas count wet days as the weather does', () => {
  const fights = cases.filter(({ facts, texts }) => {
    const text = texts.en.conditions.map(({ description }) => description).join(' ');
    const said = [0, 1, 2]
      .map((turn) => seasonEn(seasonFigures(telling(facts, 'en')), turn).rain)
      .join(', ');
    return (
      /most days stay dry/u.test(text) && /every second day|most days|nearly every day/u.test(said)
    );
  });
  expect(fights.map(({ label }) => label)).toEqual([]);
});

test('the best and the worst of the same days do not contradict each other', () => {
  const fights = cases.filter(({ verdict: { best, worst } }) =>
    VERDICTS.some(([good, bad]) => good === best && bad === worst),
  );
  expect(fights.map(({ label }) => label)).toEqual([]);
});

async function factsAt(
  plain: TripFacts,
  location: { lat: number; lng: number; place: string },
  month: string,
): Promise<TripFacts> {
  const [normals, terrain] = await Promise.all([
    REAL.climate.normalsAt(location),
    REAL.terrain.at(location),
  ]);
  const startDate = `2027-${month}-10`;
  const endDate = `2027-${month}-19`;
  const middle = `2027-${month}-14`;
  const climate = climateOf(normals, startDate, endDate);
  const request = { startDate, endDate, travelers: 2, preferences: '' };
  return {
    ...plain,
    trip: { location, request },
    month: Number(month),
    middle,
    normals,
    climate,
    spread: spreadOf(normals, startDate, endDate),
    falling: rainAndSnowOf(normals, startDate, endDate),
    sea: seaOn(normals, middle),
    mean: (climate.high + climate.low) / 2,
    terrain,
    daylight: daylightOn(middle, location, 'UTC'),
    uvIndex: uvIndexOn(middle, location, terrain.elevation),
    features: [],
    sights: [],
  };
}

function textOf(facts: TripFacts, language: Language): Weather {
  return composeWeather(telling(facts, language), conditionsOf(facts));
}

function telling(facts: TripFacts, language: Language): Telling {
  const { place } = facts.trip.location;
  return { facts, language, notes: new Map(), place, placeName: place, voice: VOICES[language] };
}
