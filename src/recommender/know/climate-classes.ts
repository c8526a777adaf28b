/** The figures that decide the climate classes of a trip. */
export type ClimateFigures = {
  /** Mean daily high and low, degrees Celsius. */
  high: number;
  low: number;
  /** Days of ten with at least 1 mm; null where unknown (open sea). */
  wetDaysPer10: number | null;
  /** Metres above the sea. */
  elevation: number;
};

type Rule = { name: string; fits: (figures: ClimateFigures & { mean: number }) => boolean };

/**
 * Mean is (high + low) / 2. A class says what to pack for, so a trip may be in two temperature classes
 * (warm days, cool nights).
 *
 * | class          | applies when                                                            |
 * | -------------- | ----------------------------------------------------------------------- |
 * | Arctic cold    | high < -8                                                               |
 * | Winter cold    | mean < 4                                                                |
 * | Cool           | 4 <= mean < 12, or a warmer day with a night below 10                   |
 * | Mild           | 10 <= mean < 18                                                         |
 * | Warm           | high >= 22, or mean >= 18                                               |
 * | Hot and dry    | high >= 30 and at most 2 wet days of 10 (where wet days are known)      |
 * | Hot and humid  | high >= 28, low >= 21 and (more than 2 wet days of 10, or not known)    |
 * | Rainy          | more than 2 wet days of 10: enough for a rain jacket                    |
 * | High altitude  | elevation >= 2400 m                                                     |
 */
const RULES: readonly Rule[] = [
  { name: 'Arctic cold', fits: ({ high }) => high < -8 },
  { name: 'Winter cold', fits: ({ mean }) => mean < 4 },
  { name: 'Hot and dry', fits: ({ high, wetDaysPer10: wet }) => high >= 30 && isDry(wet) },
  {
    name: 'Hot and humid',
    fits: ({ high, low, wetDaysPer10: wet }) => high >= 28 && low >= 21 && !isDry(wet),
  },
  { name: 'Warm', fits: ({ high, mean }) => high >= 22 || mean >= 18 },
  { name: 'Mild', fits: ({ mean }) => mean >= 10 && mean < 18 },
  { name: 'Cool', fits: ({ mean, low }) => mean >= 4 && (mean < 12 || low < 10) },
  { name: 'Rainy', fits: ({ wetDaysPer10: wet }) => wet !== null && wet > 2 },
  { name: 'High altitude', fits: ({ elevation }) => elevation >= 2400 },
];

export const CLIMATE_CLASSES: readonly string[] = RULES.map(({ name }) => name);

/** The climate classes of the days, without the general one. */
export function climateClasses(figures: ClimateFigures): string[] {
  const mean = (figures.high + figures.low) / 2;
  return RULES.filter((rule) => rule.fits({ ...figures, mean })).map((rule) => rule.name);
}

function isDry(wetDaysPer10: number | null): boolean {
  return wetDaysPer10 !== null && wetDaysPer10 <= 2;
}
