import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { feltByDay } from '#src/domain/climate/felt-temperature.ts';
import { kilometresPerHour } from '#src/domain/climate/wind.ts';
import { chosenUnits } from '#src/wording/shown/chosen-units.ts';
import { daysInMonth, monthColumns } from './year-axis.ts';
import type { YearAxis } from './year-axis.ts';

const GAP_PX = 6;

/** Mean wind of a month from which the year's wind is shown, m/s: small branches move. */
const WINDY = 5;

/** Full bars that are round in the shown unit, km/h: 30 and 60 km/h, 20 and 40 mph. */
const FULL_WIND = { metric: [30, 60], imperial: [20 * 1.609344, 40 * 1.609344] } as const;

/** A figure of the twelve months, and the value of a full bar. */
export type MonthFigures = { values: readonly number[]; full: number };

export type MonthBar = { x: number; width: number; height: number; value: number };

/**
 * The share of each month's days with 1 mm or more, 0..1; null where a month has no figure (open
 * sea). Half of the days fills the height; all of them do where a month is wetter than that.
 */
export function rainOfYear(climate: ClimateNormals): MonthFigures | null {
  const shares = known(
    climate.months.map(({ wetDays }, month) =>
      wetDays === null ? null : Math.min(1, wetDays / daysInMonth(month)),
    ),
  );
  return shares && { values: shares, full: shares.some((share) => share > 0.5) ? 1 : 0.5 };
}

/** Mean wind in km/h, where one month at least is windy; else null. */
export function windOfYear(climate: ClimateNormals): MonthFigures | null {
  const winds = known(climate.months.map(({ wind }) => wind));
  if (winds === null || winds.every((wind) => wind < WINDY)) return null;
  const speeds = winds.map(kilometresPerHour);
  const [low, high] = FULL_WIND[chosenUnits().distance];
  return { values: speeds, full: speeds.some((speed) => speed > low) ? high : low };
}

/** Mean relative humidity, 0..1, where it makes one month at least feel hotter; else null. */
export function humidityOfYear(climate: ClimateNormals): MonthFigures | null {
  if (!climate.months.some((month) => feltByDay(month)?.by === 'humidity')) return null;
  const shares = known(climate.months.map(({ humidity }) => humidity));
  return shares && { values: shares, full: 1 };
}

export function monthBars(
  axis: YearAxis,
  { values, full }: MonthFigures,
  heightPx: number,
): MonthBar[] {
  return monthColumns(axis).map(({ x, width }, month) => {
    const value = values[month] ?? 0;
    return {
      x: x + GAP_PX / 2,
      width: width - GAP_PX,
      height: Math.min(1, value / full) * heightPx,
      value,
    };
  });
}

function known(values: readonly (number | null)[]): number[] | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === values.length ? numbers : null;
}
