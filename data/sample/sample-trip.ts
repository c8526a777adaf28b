import { planOnDevice } from '#src/planning/plan-trip.ts';
import { dayOfYear } from '#src/domain/climate/annual-curve.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { daylightOn } from '#src/domain/days/daylight.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { ActivitySuggestion, Recommendation } from '#src/domain/trip/recommendation.ts';
import { dailyCurve } from '#src/domain/climate/trip-climate.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';
import type { SampleProviders } from './sample-providers.ts';

const POINT = { lat: 63.1282, lng: 18.6435 };
/** Any year: the climate does not depend on it. */
const DAYS = { startDate: '2027-06-10', endDate: '2027-06-20', travelers: 2 };
const MIDDLE = '2027-06-15';
const PREFERENCES: Record<Language, string> = { en: 'tent and kayak', de: 'Zelt und Kajak' };

/** Lines of the packing list that fit on the page. */
const SHOWN_LINES = ['tent-two', 'rain-jacket-2-layer', 'dry-bag-20'] as const;
const SHOWN_ACTIVITIES = 2;
const DAYS_PER_POINT = 10;

/**
 * The landing page's example, as the planner answers it on the device. `figures`: the year's mean
 * daily highs and lows every tenth day from 1 January, and whole days with rain by month.
 */
export async function sampleTrip(providers: SampleProviders) {
  const [en, de] = [await wordsIn('en', providers), await wordsIn('de', providers)];
  return {
    ...POINT,
    ...DAYS,
    figures: figuresOf(en.evidence),
    words: { en: en.words, de: de.words },
  };
}

async function wordsIn(language: Language, providers: SampleProviders) {
  const preferences = PREFERENCES[language];
  const place = await providers.geocoder.nameAt(POINT, language);
  const { evidence, wordings } = await planOnDevice(providers, {
    location: { ...POINT, place },
    request: { ...DAYS, preferences },
    language,
  });
  const recommendation = wordings[language]?.recommendation;
  if (recommendation === undefined || evidence === null) throw new Error(`No ${language} sample`);
  return { evidence, words: { place, preferences, ...shownOf(recommendation) } };
}

function shownOf({ sections }: Recommendation) {
  const { weather, recommendedEquipment, activities } = sections;
  const lines = recommendedEquipment.categories.flatMap(({ products }) => products);
  return {
    weather: weather.summary,
    lines: lines.length,
    packing: SHOWN_LINES.map((id) => {
      const line = lines.find((candidate) => candidate.id === id);
      if (line === undefined) throw new Error(`The sample does not pack ${id}`);
      const { name, quantity, reason } = line;
      return { name, quantity, reason };
    }),
    activities: wishAndSight(activities.suggestions)
      .slice(0, SHOWN_ACTIVITIES)
      .map(({ name, description, near }) => ({ name, description, near })),
  };
}

/** An idea for a wish and a sight with a best time, as in most plans. */
function wishAndSight(suggestions: readonly ActivitySuggestion[]): ActivitySuggestion[] {
  const asked = suggestions.filter(({ wish }) => wish !== undefined);
  const sights = suggestions.filter(({ when }) => when !== undefined);
  return [...asked.slice(-1), ...sights];
}

function figuresOf({ climate, timeZone }: Evidence) {
  const { high, low } = dailyCurve(climate);
  const from = dayOfYear(DAYS.startDate);
  return {
    tripDays: { from, count: dayOfYear(DAYS.endDate) - from + 1 },
    high: everyTenth(high),
    low: everyTenth(low),
    months: climate.months.map((month, index) => ({
      high: whole(month.high),
      low: whole(month.low),
      wetDays: Math.round(wetDaysOf(month.wetDays, index)),
    })),
    ...lightOn(MIDDLE, timeZone),
  };
}

function everyTenth(values: readonly number[]): number[] {
  return values.filter((_, day) => day % DAYS_PER_POINT === 0).map(oneDecimal);
}

function wetDaysOf(wetDays: number | null, month: number): number {
  if (wetDays === null) throw new Error(`No wet days in month ${month + 1}`);
  return wetDays;
}

function lightOn(day: IsoDay, timeZone: string) {
  const light = daylightOn(day, POINT, timeZone);
  if (light.kind !== 'normal') throw new Error(`No sunrise on ${day}`);
  return { sunrise: light.sunrise, sunset: light.sunset };
}

function oneDecimal(value: number): number {
  return whole(value * 10) / 10;
}

/** Never the negative zero, which JSON does not know. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
