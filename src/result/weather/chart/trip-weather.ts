import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import type { TripSpread } from '#src/domain/climate/climate-spread.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { daylightMinutes } from '#src/domain/days/daylight.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { seaOn } from '#src/domain/climate/span-figures.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';

/** Typical weather of a span of days. */
export type SpanWeather = {
  startDate: IsoDay;
  endDate: IsoDay;
  climate: TripClimate;
  spread: TripSpread;
  /** Sea surface on the middle day, degrees Celsius; null away from coasts. */
  sea: number | null;
  /** At noon of the middle day under a clear sky. */
  uvIndex: number;
  /** From sunrise to sunset on the middle day, 0..1440. */
  daylightMinutes: number;
};

/** Place, climate and time zone. */
export type WeatherPlace = { climate: ClimateNormals; point: LatLng; timeZone: string };

/** Offset of the spans before and after the trip. */
const NEIGHBOUR_DAYS = 14;

/** The same span two weeks before the trip's days, and two weeks after. */
export function neighboursOf(place: WeatherPlace, trip: SpanWeather) {
  const shifted = (days: number) =>
    spanWeather(place, addDays(trip.startDate, days), addDays(trip.endDate, days));
  return { before: shifted(-NEIGHBOUR_DAYS), after: shifted(NEIGHBOUR_DAYS) };
}

/** Typical weather from the first to the last day, both counted. */
export function spanWeather(place: WeatherPlace, startDate: IsoDay, endDate: IsoDay): SpanWeather {
  const middle = addDays(startDate, Math.floor((dayCount(startDate, endDate) - 1) / 2));
  return {
    startDate,
    endDate,
    climate: climateOf(place.climate, startDate, endDate),
    spread: spreadOf(place.climate, startDate, endDate),
    sea: seaOn(place.climate, middle),
    uvIndex: uvIndexOn(middle, place.point, place.climate.elevation),
    daylightMinutes: daylightMinutes(middle, place.point),
  };
}
