import { annualCurve, dayOfYear } from './annual-curve.ts';
import { coldNightOf, snowCoverOf, spreadOf } from './climate-spread.ts';
import type { ClimateNormals } from './climate.ts';
import { addDays, dayCount, monthOf } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { daylightMinutes } from '../days/daylight.ts';
import { feltByDay } from './felt-temperature.ts';
import type { Felt } from './felt-temperature.ts';
import { fogAt } from './fog.ts';
import type { FogCause } from './fog.ts';
import type { LatLng } from '../place/location.ts';
import { memoize } from '../memoize.ts';
import { midnightAltitude } from '../days/sun-altitude.ts';
import { rainAndSnowOf } from './rain-and-snow.ts';
import { skyOf } from './sky.ts';
import type { Sky } from './sky.ts';
import { inStormSeason } from './storm-season.ts';
import type { TerrainFacts } from '../place/terrain.ts';
import { climateOf } from './trip-climate.ts';
import { uvIndexOn } from './uv-index.ts';
import { traitsOf } from './weather-judge.ts';
import type { WeatherTrait } from './weather-judge.ts';

/** A place whose weather is judged, with all that the weather depends on. */
export type WeatherPlace = {
  climate: ClimateNormals;
  terrain: TerrainFacts;
  point: LatLng;
};

/** The figures of a span of days by which it is compared with others. */
export type SpanFigures = {
  startDate: IsoDay;
  endDate: IsoDay;
  /** Month of the middle day, 1..12. */
  month: number;
  /** Mean daily maximum and minimum, degrees Celsius. */
  high: number;
  low: number;
  /** The felt temperature; null where it is as the thermometer says. */
  felt: Felt | null;
  /** Days of ten with at least 1 mm, and mm a day; null where unknown. */
  wetDays: number | null;
  dailyMm: number | null;
  /** Days of ten on which it snows rather than rains; 0 where unknown. */
  snowfall: number;
  /** Share of days with snow cover, 0..1; 0 where unknown. */
  snowCover: number;
  /** Mean wind, m/s; null where unknown. */
  wind: number | null;
  /** Hours from sunrise to sunset. */
  light: number;
  /** The sun at solar midnight, degrees above the horizon. */
  midnight: number;
  /** UV index of a clear noon. */
  uv: number;
  /** Temperature of the sea, degrees Celsius; null away from coasts. */
  sea: number | null;
  fog: FogCause | null;
  /** The likely sky of a dry day; null where nothing is known of the sunshine. */
  sky: Sky | null;
  storms: boolean;
  /** The traits of the days. */
  traits: ReadonlySet<WeatherTrait>;
};

/** Share of days with snow cover from which snow lies. */
const SNOW_LIES = 0.5;
/** How far from the coast the sea belongs to the stay, km. */
const SHORE_KM = 15;

/** `tender`: judged for those to whom heat is a strain earlier. */
export function spanFigures(
  place: WeatherPlace,
  startDate: IsoDay,
  endDate: IsoDay,
  tender = false,
): SpanFigures {
  const { climate, point, terrain } = place;
  const days = dayCount(startDate, endDate);
  const middle = addDays(startDate, Math.floor((days - 1) / 2));
  const usual = climateOf(climate, startDate, endDate);
  const sea = terrain.land && terrain.coastKm > SHORE_KM ? null : seaOn(climate, middle);
  const felt = feltByDay(usual);
  const spread = spreadOf(climate, startDate, endDate);
  const fog = fogAt(point, monthOf(middle), terrain);
  const light = daylightMinutes(middle, point) / 60;
  const snowCover = snowCoverOf(climate, startDate, endDate) ?? 0;
  const snowfall = 10 * (rainAndSnowOf(climate, startDate, endDate)?.snow ?? 0);
  return {
    startDate,
    endDate,
    month: monthOf(middle),
    high: usual.high,
    low: usual.low,
    felt,
    wetDays: usual.wetDaysPer10,
    dailyMm: usual.precipitation === null ? null : usual.precipitation / Math.max(1, days),
    snowfall,
    snowCover,
    wind: usual.wind,
    light,
    midnight: midnightAltitude(middle, point),
    uv: uvIndexOn(middle, point, climate.elevation),
    sea,
    fog,
    sky: skyOf({ sunshine: usual.sunshine, wetDays: usual.wetDaysPer10, light, fog }),
    storms: inStormSeason(point, monthOf(middle), terrain),
    traits: traitsOf({
      high: usual.high,
      low: usual.low,
      felt: felt?.celsius ?? usual.high,
      wetDays: usual.wetDaysPer10,
      snowfall,
      snowLies: snowCover >= SNOW_LIES,
      coldNight: coldNightOf(spread, usual.low),
      frost: spread.frost,
      humidity: usual.humidity,
      drizzles: fog === 'monsoon-drizzle',
      wind: usual.wind,
      tender,
    }),
  };
}

/** Temperature of the sea on a day, degrees Celsius; null away from coasts. */
export function seaOn(normals: ClimateNormals, day: IsoDay): number | null {
  return seaYear(normals)?.[dayOfYear(day)] ?? null;
}

const seaYear = memoize(({ sea }: ClimateNormals) => (sea === null ? null : annualCurve(sea)));
