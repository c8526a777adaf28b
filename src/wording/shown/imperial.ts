/** A quantity as it is written: the number, its decimals and its unit. */
export type Quantity = { value: number; most: number; unit: string };

export const POUND_G = 453.592;
/** A degree of Celsius has so many of Fahrenheit. */
export const FAHRENHEIT_PER_KELVIN = 1.8;
const OUNCE_G = 28.3495;
const MILE_KM = 1.609344;
const FOOT_M = 0.3048;
const INCH_MM = 25.4;
/** Below this, tenths are said. */
const TENTHS_BELOW = 10;
/** From here on, heights in feet are said in tens. */
const TENS_FROM_FT = 1000;

/** Of the whole degree that is said in Celsius, so that a text and a chart agree. */
export function fahrenheit(celsius: number): number {
  return Math.round(Math.round(celsius) * FAHRENHEIT_PER_KELVIN + 32);
}

/** A difference, which has no zero to move. */
export function fahrenheitDifference(kelvin: number): number {
  return Math.round(Math.round(kelvin) * FAHRENHEIT_PER_KELVIN);
}

export function miles(kilometres: number): Quantity {
  return withTenths(kilometres / MILE_KM, 'mi');
}

export function milesPerHour(kilometresPerHour: number): Quantity {
  return { value: Math.round(kilometresPerHour / MILE_KM), most: 0, unit: 'mph' };
}

export function feet(metres: number): Quantity {
  const value = metres / FOOT_M;
  const step = Math.abs(value) >= TENS_FROM_FT ? 10 : 1;
  return { value: Math.round(value / step) * step, most: 0, unit: 'ft' };
}

export function inches(millimetres: number): Quantity {
  return withTenths(millimetres / INCH_MM, 'in');
}

export function pounds(grams: number): Quantity {
  return grams < POUND_G
    ? withTenths(grams / OUNCE_G, 'oz')
    : { value: grams / POUND_G, most: 1, unit: 'lb' };
}

function withTenths(value: number, unit: string): Quantity {
  return { value, most: Math.abs(value) < TENTHS_BELOW ? 1 : 0, unit };
}
