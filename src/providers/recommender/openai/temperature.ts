import * as v from 'valibot';

/** Degrees Celsius, rounded outwards from the records of the earth. */
const RECORDS = { min: -90, max: 60 } as const;

const DEGREES = /^([-−–+]?)(\d+(?:[.,]\d+)?)\s*(?:°\s*c?|c|celsius)?$/iu;
const CELSIUS = /^(?:°\s*)?c(?:elsius)?$/iu;

const degreesSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(degreesIn))]),
  v.finite(),
  v.minValue(RECORDS.min),
  v.maxValue(RECORDS.max),
);

/** Numbers, or numbers as text ('-3 °C', '12,5'), in any order; other units are refused. */
export const temperatureSchema = v.pipe(
  v.object({
    min: degreesSchema,
    max: degreesSchema,
    unit: v.nullish(v.pipe(v.string(), v.trim(), v.regex(CELSIUS)), 'celsius'),
  }),
  v.transform(({ min, max }) => ({
    min: Math.min(min, max),
    max: Math.max(min, max),
    unit: 'celsius' as const,
  })),
);

/** NaN for text that is not degrees. */
function degreesIn(text: string): number {
  const [, sign = '', digits = ''] = DEGREES.exec(text.trim()) ?? [];
  const value = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
  return sign === '' || sign === '+' ? value : -value;
}
