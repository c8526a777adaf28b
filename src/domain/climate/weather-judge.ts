/** The figures of some days by which their weather is judged. */
export type DayFigures = {
  /** Mean daily maximum and minimum, degrees Celsius. */
  high: number;
  low: number;
  /** The felt temperature of the days, degrees Celsius. */
  felt: number;
  /** Days of ten with at least 1 mm; null where unknown. */
  wetDays: number | null;
  /** Days of ten on which it snows rather than rains; 0 where unknown. */
  snowfall: number;
  /** Snow lies on the ground on most days. */
  snowLies: boolean;
  /** The low that one night in ten is below, degrees Celsius. */
  coldNight: number;
  /** Share of nights with frost, 0..1; null where unknown. */
  frost: number | null;
  /** Mean relative humidity, 0..1; null where unknown. */
  humidity: number | null;
  /** Weeks of drizzle that hardly adds up to a millimetre, and hides the sun. */
  drizzles: boolean;
  /** Mean wind 10 m above the ground, m/s; null where unknown. */
  wind: number | null;
  /** Somebody comes along to whom heat is a strain earlier: small children, people of 65 and more. */
  tender: boolean;
};

/** The traits of some days. Traits of one line exclude each other. */
const WEATHER_TRAITS = [
  ...(['heat', 'warm', 'mild', 'cool', 'cold'] as const),
  ...(['rain', 'showers', 'few-showers', 'dry'] as const),
  ...(['still', 'breezy', 'windy'] as const),
  'sultry',
  'humid',
  'snow',
  'frost',
  'mostly-dry',
  /** Further conditions for clothes and gear. */
  ...(['light-clothes', 'chilly', 'cold-nights', 'freezing-nights', 'may-rain'] as const),
] as const;

export type WeatherTrait = (typeof WEATHER_TRAITS)[number];

/** Each boundary has a test. */
export const JUDGE_LIMITS = {
  heatHigh: 30,
  tenderHeatHigh: 28,
  warmHigh: 24,
  mildHigh: 15,
  coldHigh: 4,
  sultryFelt: 32,
  tenderSultryFelt: 30,
  frostLow: 0.5,
  frostChance: 0.25,
  frostHigh: -8,
  humidLow: 21,
  humidHigh: 27,
  humidAir: 0.65,
  snowDays: 0.95,
  snowHigh: 12,
  rainDays: 4.5,
  showerDays: 1.8,
  dryDays: 1.2,
  mostlyDryDays: 3.5,
  chillyHigh: 9,
  /** The low that one night in ten is below. */
  coldNight: 8,
  /** Mean winds, m/s: one feels none on most days; an umbrella turns inside out every few days; most days are windy. */
  still: 2.5,
  breezy: 5,
  windy: 6,
} as const;

/** Wet days of ten, below or from which rain is said, and counts, as rare or usual. */
export const WET_DAYS = {
  /** Below: 'hardly any rain'. */
  hardlyAny: 0.8,
  /** From: 'rain on most days', when the sea is rough and murky. */
  most: 6.5,
  /** From: 'rain nearly every day'. */
  nearlyAll: 8.5,
  /** From: what rounds to ten days of ten. */
  all: 9.5,
} as const;

const L = JUDGE_LIMITS;

/**
 * Judges the weather of some days, once for all that speaks of it: the list of conditions, the verdict
 * on the dates and the packing list.
 */
export function traitsOf(figures: DayFigures): ReadonlySet<WeatherTrait> {
  const traits: WeatherTrait[] = [warmthOf(figures)];
  const wetness = wetnessOf(figures);
  if (wetness !== null) traits.push(wetness);
  const windiness = windinessOf(figures);
  if (windiness !== null) traits.push(windiness);
  if (figures.felt >= (figures.tender ? L.tenderSultryFelt : L.sultryFelt)) traits.push('sultry');
  if (isHumid(figures)) traits.push('humid');
  if (isSnowy(figures)) traits.push('snow');
  if (isFrosty(figures)) traits.push('frost');
  if (isMostlyDry(figures)) traits.push('mostly-dry');
  return new Set([...traits, ...dressedFor(figures)]);
}

/** The conditions for clothes and gear; several at once. */
function dressedFor(figures: DayFigures): WeatherTrait[] {
  const { coldNight, high, wetDays } = figures;
  const dressed: WeatherTrait[] = [];
  if (high >= L.warmHigh) dressed.push('light-clothes');
  if (high < L.chillyHigh) dressed.push('chilly');
  if (coldNight < L.coldNight) dressed.push('cold-nights');
  if (freezesAtNight(figures)) dressed.push('freezing-nights');
  if (wetDays === null || wetDays >= L.dryDays) dressed.push('may-rain');
  return dressed;
}

/** By the mean wind; null where it is light, or unknown. */
function windinessOf({ wind }: DayFigures): WeatherTrait | null {
  if (wind === null) return null;
  if (wind >= L.windy) return 'windy';
  if (wind >= L.breezy) return 'breezy';
  return wind < L.still ? 'still' : null;
}

function warmthOf({ high, tender }: DayFigures): WeatherTrait {
  if (high >= (tender ? L.tenderHeatHigh : L.heatHigh)) return 'heat';
  if (high >= L.warmHigh) return 'warm';
  if (high >= L.mildHigh) return 'mild';
  return high < L.coldHigh ? 'cold' : 'cool';
}

/** By the days on which it rains; null where nothing is known, or where it rather snows. */
function wetnessOf({ drizzles, snowfall, wetDays }: DayFigures): WeatherTrait | null {
  if (wetDays === null) return null;
  const rain = wetDays - snowfall;
  if (rain >= L.rainDays) return 'rain';
  if (rain >= L.showerDays) return 'showers';
  if (wetDays < L.dryDays) return drizzles ? null : 'dry';
  return 'few-showers';
}

function isMostlyDry({ drizzles, wetDays }: DayFigures): boolean {
  return wetDays !== null && wetDays < L.mostlyDryDays && !drizzles;
}

/** By the humidity of the air; where it is unknown, by warm nights where it rains. */
function isHumid({ high, humidity, low, wetDays }: DayFigures): boolean {
  if (low < L.humidLow || high < L.humidHigh) return false;
  if (humidity !== null) return humidity >= L.humidAir;
  return wetDays === null || wetDays >= L.showerDays;
}

/** Snow falls or lies; not on days so mild that level ground is bare whatever a model says. */
function isSnowy({ high, snowLies, snowfall }: DayFigures): boolean {
  return high < L.snowHigh && (snowfall >= L.snowDays || snowLies);
}

/** Frost is news only where the days are not deep below freezing. */
function isFrosty(figures: DayFigures): boolean {
  return freezesAtNight(figures) && figures.high >= L.frostHigh;
}

/** By the share of nights with frost; where it is unknown, by the mean low. */
function freezesAtNight({ frost, low }: DayFigures): boolean {
  return frost === null ? low < L.frostLow : frost >= L.frostChance;
}
