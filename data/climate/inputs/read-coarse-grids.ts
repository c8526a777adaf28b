import { join } from 'node:path';
import sharp from 'sharp';
import { normalizeLng } from '#src/domain/points/longitude.ts';

/** The coarse grids of 1991-2020, bilinear, for a month counted from 0. */
export type CoarseGrids = {
  /** Mean daily maximum and minimum reduced to sea level with 6.5 K/km, degrees Celsius. */
  high(lat: number, lng: number, month: number): number;
  low(lat: number, lng: number, month: number): number;
  /** mm in the month; null over the sea, where the source has no values. */
  precipitation(lat: number, lng: number, month: number): number | null;
};

type Picture = { values: Float32Array; columns: number; rows: number };

const QUARTERS = ['1-3', '4-6', '7-9', '10-12'];
const KM_PER_DEGREE = 111.2;
const DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The grids smoothed against quantization noise: the mean of nine values within `radiusKm`. */
export function smoothed(grids: CoarseGrids, radiusKm: number): CoarseGrids {
  const around = (lat: number, lng: number): { lat: number; lng: number }[] => {
    const up = radiusKm / KM_PER_DEGREE;
    const right = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
    return [-1, 0, 1].flatMap((y) =>
      [-1, 0, 1].map((x) => ({
        lat: Math.min(90, Math.max(-90, lat + y * up)),
        lng: normalizeLng(lng + x * right),
      })),
    );
  };
  return {
    high: (lat, lng, month) =>
      mean(around(lat, lng).map((at) => grids.high(at.lat, at.lng, month))),
    low: (lat, lng, month) => mean(around(lat, lng).map((at) => grids.low(at.lat, at.lng, month))),
    precipitation(lat, lng, month) {
      if (grids.precipitation(lat, lng, month) === null) return null;
      return mean(
        around(lat, lng).flatMap((at) => grids.precipitation(at.lat, at.lng, month) ?? []),
      );
    },
  };
}

/** Reads the packed grids (NASA MERRA-2 temperatures, ERA5 precipitation; see README.md). */
export async function readCoarseGrids(folder: string): Promise<CoarseGrids> {
  const high = await readTemperatures(folder, 'T2MMAX', (v) => v / 1.349_206_328_392_028_8 - 48);
  const low = await readTemperatures(folder, 'T2MMIN', (v) => v / 1.401_098_847_389_221_2 - 56);
  const rain: Picture[] = [];
  for (let month = 1; month <= 12; month++) {
    rain.push(await readRain(join(folder, `precipitation-${month}.webp`)));
  }
  return {
    high: (lat, lng, month) => temperatureAt(high[month], lat, lng),
    low: (lat, lng, month) => temperatureAt(low[month], lat, lng),
    precipitation: (lat, lng, month) => {
      const perDay = rainAt(rain[month], lat, lng);
      return perDay === null ? null : perDay * (DAYS[month] ?? 30);
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function readTemperatures(
  folder: string,
  name: string,
  fahrenheit: (value: number) => number,
): Promise<Picture[]> {
  const months: Picture[] = [];
  for (const quarter of QUARTERS) {
    const picture = await readPicture(join(folder, `${name}-${quarter}.webp`));
    for (let channel = 0; channel < 3; channel++) {
      const values = Float32Array.from({ length: picture.columns * picture.rows }, (_, cell) => {
        const packed = picture.bytes[cell * picture.channels + channel] ?? 0;
        return (fahrenheit(packed) - 32) / 1.8;
      });
      months.push({ values, columns: picture.columns, rows: picture.rows });
    }
  }
  return months;
}

async function readRain(file: string): Promise<Picture> {
  const { bytes, channels, columns, rows } = await readPicture(file);
  const values = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const red = bytes[cell * channels] ?? 0;
    const green = bytes[cell * channels + 1] ?? 0;
    return (green * 256 + red) / 30;
  });
  return { values, columns, rows };
}

async function readPicture(
  file: string,
): Promise<{ bytes: Uint8Array; channels: number; columns: number; rows: number }> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, channels: info.channels, columns: info.width, rows: info.height };
}

function temperatureAt(picture: Picture | undefined, lat: number, lng: number): number {
  if (picture === undefined) throw new Error('no such month');
  const { values, columns, rows } = picture;
  const x = (lng + 180) / 0.625;
  const y = Math.min(rows - 1, Math.max(0, (90 - lat) / 0.5));
  const top = Math.min(rows - 2, Math.floor(y));
  const left = Math.floor(x);
  const at = (row: number, column: number): number =>
    values[row * columns + ((column + columns) % columns)] ?? 0;
  const north = at(top, left) * (1 - (x - left)) + at(top, left + 1) * (x - left);
  const south = at(top + 1, left) * (1 - (x - left)) + at(top + 1, left + 1) * (x - left);
  return north * (1 - (y - top)) + south * (y - top);
}
/** Mean of the four cells around, weighted as bilinear, without those that have no value. */
function rainAt(picture: Picture | undefined, lat: number, lng: number): number | null {
  if (picture === undefined) throw new Error('no such month');
  const { values, columns, rows } = picture;
  const x = lng + 180 - 0.5;
  const y = 90 - lat - 0.5;
  let sum = 0;
  let weight = 0;
  for (const row of [Math.floor(y), Math.floor(y) + 1]) {
    for (const column of [Math.floor(x), Math.floor(x) + 1]) {
      const inside = Math.min(rows - 1, Math.max(0, row));
      const value = values[inside * columns + ((column + columns) % columns)] ?? 0;
      if (value === 0) continue;
      const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
      sum += value * share;
      weight += share;
    }
  }
  return weight > 0.05 ? sum / weight : null;
}
