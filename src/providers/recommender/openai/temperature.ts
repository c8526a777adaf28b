import * as v from 'valibot';

/** Degrees Celsius, rounded outwards from the records of the earth. */
const RECORDS = { min: -90, max: 60 } as const;

const DEGREES = /^([-−–+]?)\s*(\d+(?:[.,]\d+)?)\s*(.*)$/u;
/** '°C', 'C', 'celsius', 'degrees Celsius', 'Grad Celsius'; a bare '°' or 'degrees' is no unit. */
const UNIT = /^(?:°|º|degrees?|deg|grad)?\s*(?:(c|celsius|centigrade)|(f|fahrenheit))?\.?$/iu;

type Unit = 'celsius' | 'fahrenheit' | null;

const degreesSchema = v.union([
  v.pipe(
    v.number(),
    v.transform((value) => ({ value, unit: null })),
  ),
  v.pipe(v.string(), v.transform(degreesIn)),
]);

/**
 * Numbers, or numbers as text ('-3 °C', '12,5'), in any order, in degrees Celsius where nothing else
 * is said; Fahrenheit is converted. Other units and what the earth has never seen are refused.
 */
export const temperatureSchema = v.pipe(
  v.object({
    min: degreesSchema,
    max: degreesSchema,
    unit: v.pipe(v.nullish(v.string(), ''), v.transform(unitOf)),
  }),
  v.transform(({ min, max, unit }) => {
    const [a, b] = [celsius(min, unit), celsius(max, unit)];
    return { min: Math.min(a, b), max: Math.max(a, b), unit: 'celsius' as const };
  }),
  v.check(({ min, max }) => min >= RECORDS.min && max <= RECORDS.max),
);

/** NaN for another unit. A number's own unit counts before that of both. */
function celsius(degrees: { value: number; unit: Unit | undefined }, shared: Unit | undefined) {
  const unit = degrees.unit === null ? shared : degrees.unit;
  if (unit === undefined) return Number.NaN;
  return unit === 'fahrenheit' ? Math.round(((degrees.value - 32) * 50) / 9) / 10 : degrees.value;
}

/** NaN for text that is not degrees. */
function degreesIn(text: string): { value: number; unit: Unit | undefined } {
  const [, sign = '', digits = '', unit = ''] = DEGREES.exec(text.trim()) ?? [];
  const value = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
  return { value: sign === '' || sign === '+' ? value : -value, unit: unitOf(unit) };
}

/** Null without one, undefined for another than these two. */
function unitOf(text: string): Unit | undefined {
  const match = UNIT.exec(text.trim());
  if (match === null) return undefined;
  if (match[1] !== undefined) return 'celsius';
  return match[2] === undefined ? null : 'fahrenheit';
}
