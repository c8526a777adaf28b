import { expect, test } from 'vitest';
import { JUDGE_LIMITS, traitsOf } from '#src/domain/climate/weather-judge.ts';
import type { DayFigures, WeatherTrait } from '#src/domain/climate/weather-judge.ts';

const L = JUDGE_LIMITS;

const FAIR: DayFigures = {
  high: 20,
  low: 10,
  felt: 20,
  wetDays: 1.5,
  snowfall: 0,
  snowLies: false,
  frost: 0,
  humidity: 0.5,
  drizzles: false,
  wind: 3,
  coldNight: 10,
  tender: false,
};

test.each<[trait: WeatherTrait, at: Partial<DayFigures>, beside: Partial<DayFigures>]>([
  ['heat', { high: L.heatHigh }, { high: L.heatHigh - 0.1 }],
  ['warm', { high: L.warmHigh }, { high: L.warmHigh - 0.1 }],
  ['warm', { high: L.heatHigh - 0.1 }, { high: L.heatHigh }],
  ['mild', { high: L.mildHigh }, { high: L.mildHigh - 0.1 }],
  ['cold', { high: L.coldHigh - 0.1 }, { high: L.coldHigh }],
  ['heat', { high: L.tenderHeatHigh, tender: true }, { high: L.tenderHeatHigh }],
  [
    'warm',
    { high: L.tenderHeatHigh - 0.1, tender: true },
    { high: L.tenderHeatHigh, tender: true },
  ],
  ['sultry', { felt: L.tenderSultryFelt, tender: true }, { felt: L.tenderSultryFelt }],
  ['sultry', { felt: L.sultryFelt }, { felt: L.sultryFelt - 0.1 }],
  ['rain', { wetDays: L.rainDays }, { wetDays: L.rainDays - 0.1 }],
  ['showers', { wetDays: L.showerDays }, { wetDays: L.showerDays - 0.1 }],
  ['dry', { wetDays: L.dryDays - 0.1 }, { wetDays: L.dryDays }],
  ['dry', { wetDays: 0 }, { wetDays: 0, drizzles: true }],
  ['dry', { wetDays: 0 }, { wetDays: null }],
  ['mostly-dry', { wetDays: L.mostlyDryDays - 0.1 }, { wetDays: L.mostlyDryDays }],
  ['frost', { frost: L.frostChance }, { frost: L.frostChance - 0.01 }],
  ['frost', { frost: null, low: L.frostLow - 0.1 }, { frost: null, low: L.frostLow }],
  ['snow', { high: 5, snowfall: L.snowDays }, { high: 5, snowfall: L.snowDays - 0.05 }],
  ['snow', { high: L.snowHigh - 0.1, snowLies: true }, { high: L.snowHigh, snowLies: true }],
  ['still', { wind: L.still - 0.1 }, { wind: L.still }],
  ['breezy', { wind: L.breezy }, { wind: L.breezy - 0.1 }],
  ['windy', { wind: L.windy }, { wind: L.windy - 0.1 }],
  ['windy', { wind: L.windy }, { wind: null }],
  ['light-clothes', { high: L.warmHigh }, { high: L.warmHigh - 0.1 }],
  ['light-clothes', { high: L.heatHigh }, { high: 20 }],
  ['chilly', { high: L.chillyHigh - 0.1 }, { high: L.chillyHigh }],
  ['cold-nights', { coldNight: L.coldNight - 0.1 }, { coldNight: L.coldNight }],
  ['freezing-nights', { frost: L.frostChance, high: -20 }, { frost: 0.2, high: -20 }],
  ['may-rain', { wetDays: L.dryDays }, { wetDays: L.dryDays - 0.1 }],
  ['may-rain', { wetDays: null }, { wetDays: 0 }],
  ['humid', { high: 30, low: L.humidLow, humidity: 0.8 }, { high: 30, low: 20.9, humidity: 0.8 }],
  ['humid', { high: 30, low: 24, humidity: L.humidAir }, { high: 30, low: 24, humidity: 0.64 }],
])('%s: %o, but not %o', (trait, at, beside) => {
  expect([...traitsOf({ ...FAIR, ...at })]).toContain(trait);
  expect([...traitsOf({ ...FAIR, ...beside })]).not.toContain(trait);
});

/** Traits that contradict each other in one text, on whatever days. */
const FIGHTS: readonly (readonly [WeatherTrait, WeatherTrait])[] = [
  ...(['warm', 'mild', 'cool', 'cold'] as const).map((trait) => ['heat', trait] as const),
  ...(['heat', 'warm', 'mild'] as const).map((trait) => ['cold', trait] as const),
  ...(['rain', 'showers', 'few-showers'] as const).map((trait) => ['dry', trait] as const),
  ['rain', 'showers'],
  ['dry', 'may-rain'],
  ['still', 'breezy'],
  ['breezy', 'windy'],
  ['light-clothes', 'chilly'],
  ['heat', 'chilly'],
  ['heat', 'snow'],
  ['warm', 'snow'],
  ['mild', 'snow'],
  ['humid', 'cold'],
  ['humid', 'snow'],
];

test('no two traits of any days contradict each other', () => {
  const found: string[] = [];
  for (const high of [-20, -3, 2, 8, 11.9, 12, 16, 23, 26, 29, 31, 40]) {
    for (const wetDays of [null, 0, 1.1, 1.5, 3, 4.4, 6, 10]) {
      for (const snowfall of [0, 0.5, 2, wetDays ?? 0]) {
        for (const snowLies of [true, false]) {
          const low = high - 8;
          const figures = { high, low, felt: high + 3, wetDays, snowfall, snowLies };
          const traits = traitsOf({ ...FAIR, ...figures, humidity: 0.9, frost: null });
          const pairs = FIGHTS.filter((pair) => pair.every((trait) => traits.has(trait)));
          found.push(...pairs.map((pair) => `${pair.join(' and ')} at ${high} and ${wetDays}`));
        }
      }
    }
  }
  expect(found).toEqual([]);
});
