/** A felt temperature closer to that of the air than this is not worth a word, K. */
const WORTH_TELLING_K = 3;

type Air = {
  /** Mean daily maximum and minimum, degrees Celsius. */
  high: number;
  low: number;
  /** Mean wind, m/s; null where unknown. */
  wind: number | null;
  /** Mean relative humidity of day and night, 0..1; null where unknown. */
  humidity: number | null;
};

export type Felt = { by: 'wind' | 'humidity'; celsius: number };

/**
 * The felt temperature of the day's warmest hours in the shade; null where it is within 3 K of the
 * thermometer, or where wind or humidity are unknown.
 */
export function feltByDay({ high, low, wind, humidity }: Air): Felt | null {
  const chill = wind === null ? high : windChill(high, wind);
  if (high - chill >= WORTH_TELLING_K) return { by: 'wind', celsius: chill };
  const heat =
    humidity === null ? high : heatIndex(high, humidityAt(high, (high + low) / 2, humidity));
  return heat - high >= WORTH_TELLING_K ? { by: 'humidity', celsius: heat } : null;
}

/**
 * Wind chill of Environment Canada and the US National Weather Service (2001), degrees Celsius, from
 * the wind 10 m above the ground in m/s. Valid up to 10 °C and from 4.8 km/h; else the air temperature.
 */
export function windChill(celsius: number, wind: number): number {
  const kmh = wind * 3.6;
  if (celsius > 10 || kmh < 4.8) return celsius;
  const power = kmh ** 0.16;
  return Math.min(celsius, 13.12 + 0.6215 * celsius - 11.37 * power + 0.3965 * celsius * power);
}

/**
 * Heat index of the US National Weather Service (Rothfusz 1990, a fit to Steadman 1979), degrees
 * Celsius, from relative humidity 0..1. Valid from 27 °C and 40 %; below, and in dry heat, the air
 * temperature. The fit runs away beyond what was studied, so it ends at 55 °C.
 */
export function heatIndex(celsius: number, humidity: number): number {
  if (celsius < 27 || humidity < 0.4) return celsius;
  const t = celsius * 1.8 + 32;
  const r = humidity * 100;
  const fahrenheit =
    -42.379 +
    2.049_015_23 * t +
    10.143_331_27 * r -
    0.224_755_41 * t * r -
    6.837_83e-3 * t * t -
    5.481_717e-2 * r * r +
    1.228_74e-3 * t * t * r +
    8.5282e-4 * t * r * r -
    1.99e-6 * t * t * r * r;
  return Math.max(celsius, Math.min(55, (fahrenheit - 32) / 1.8));
}

/** The humidity when it is warmer: the same water vapour (Magnus' formula of saturation). */
function humidityAt(celsius: number, measuredAt: number, humidity: number): number {
  return Math.min(1, (humidity * saturation(measuredAt)) / saturation(celsius));
}

function saturation(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}
