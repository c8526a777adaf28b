import { join } from 'node:path';
import sharp from 'sharp';
import { LAPSE_PER_M } from '#src/domain/climate/lapse-rate.ts';

/** Cells of one degree: longitudes from 180 W, latitudes from 90 N. */
const GROUND = { columns: 360, rows: 180 };

const TEMPERATURE = { columns: 576, stepLon: 0.625, stepLat: 0.5 };
const QUARTERS = ['1-3', '4-6', '7-9', '10-12'] as const;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Rain where it is unknown: shores and small islands. */
const OPEN_SEA_MM = 1200;

/** Snow that a month one degree above freezing melts: 4.5 mm of water per degree and day. */
const MELT_MM_PER_K_MONTH = 137;
/** Köppen's dryness limit: mm per °C of the yearly mean, and mm more where rain falls in summer. */
const DRY_LIMIT = { perDegree: 20, summerRain: 280, least: 120 };
/** Upper limit of the snow that stays on wet coasts. */
const MAX_SNOW_MM = 1600;
const SNOW_LINE_M = { lowest: -2000, step: 40 };

/**
 * Two planes of bytes, one after the other, from MERRA-2 and ERA5 normals of 1991-2020:
 * - moisture m, yearly rain by the rain below which Köppen's steppe begins, as 100 * sqrt(m): below
 *   0.5 desert, below 1 steppe;
 * - the height of permanent snow in steps of 40 m above -2000 m: there a year's warmth melts just as
 *   much as falls (degree-day method).
 */
export async function groundRaster(referenceFolder: string): Promise<Uint8Array> {
  const months = await monthlyMeans(referenceFolder);
  const rain = await monthlyRain(referenceFolder);
  const heights = await meanHeights(referenceFolder);
  const { columns, rows } = GROUND;
  const moisture = new Float32Array(columns * rows);
  const snowLine = new Uint8Array(columns * rows);
  for (let at = 0; at < columns * rows; at += 1) {
    const lon = (at % columns) + 0.5;
    const lat = 89.5 - Math.floor(at / columns);
    const means = months.map((month) => sample(month, lon, lat));
    const falls = rain.map((month) => month[at] ?? 0);
    const year = sum(falls);
    const land = year > 0;
    moisture[at] = land
      ? year / dryLimit(means, falls, (heights[at] ?? 0) * LAPSE_PER_M, lat)
      : Number.NaN;
    const line = snowLineOf(means, land ? Math.min(year, MAX_SNOW_MM) : OPEN_SEA_MM);
    snowLine[at] = byte((line - SNOW_LINE_M.lowest) / SNOW_LINE_M.step);
  }
  spreadOverSea(moisture, columns, rows);
  const roots = Uint8Array.from(
    moisture,
    (value) => Math.floor(byte(100 * Math.sqrt(value)) / 4) * 4,
  );
  return new Uint8Array(Buffer.concat([roots, snowLine]));
}

/** Yearly rain in mm below which Köppen's steppe begins: more where the rain falls in summer. */
function dryLimit(
  seaLevelMeans: readonly number[],
  falls: readonly number[],
  coolerBy: number,
  lat: number,
): number {
  const inSummer = falls.filter((_, month) => (month >= 3 && month <= 8) === lat >= 0);
  const summerShare = sum(inSummer) / sum(falls);
  const extra = DRY_LIMIT.summerRain * Math.max(0, Math.min(1, (summerShare - 0.3) / 0.4));
  const mean = sum(seaLevelMeans) / 12 - coolerBy;
  return Math.max(DRY_LIMIT.least, DRY_LIMIT.perDegree * mean + extra);
}

/** Metres at which the year's melt equals its precipitation; the melt falls with height. */
function snowLineOf(seaLevelMeans: readonly number[], yearlyMm: number): number {
  let [low, high] = [SNOW_LINE_M.lowest, SNOW_LINE_M.lowest + 255 * SNOW_LINE_M.step];
  while (high - low > 10) {
    const middle = (low + high) / 2;
    const warmth = sum(seaLevelMeans.map((mean) => Math.max(0, mean - middle * LAPSE_PER_M)));
    if (warmth * MELT_MM_PER_K_MONTH > yearlyMm) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Mean temperature of each month at sea level in °C, as packed by the Trail Sense project. */
async function monthlyMeans(folder: string): Promise<Float32Array[]> {
  const means: Float32Array[] = [];
  for (const quarter of QUARTERS) {
    const [max, min] = await Promise.all(
      (['MAX', 'MIN'] as const).map((end) =>
        sharp(join(folder, 'climate/grids', `T2M${end}-${quarter}.webp`))
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    for (let channel = 0; channel < 3; channel += 1) {
      const count = (max?.length ?? 0) / 3;
      means.push(
        Float32Array.from({ length: count }, (_, at) => {
          const high = (max?.[at * 3 + channel] ?? 0) / 1.349_206_328_392_028_8 - 48;
          const low = (min?.[at * 3 + channel] ?? 0) / 1.401_098_847_389_221_2 - 56;
          return ((high + low) / 2 - 32) / 1.8;
        }),
      );
    }
  }
  return means;
}

/** Millimetres of rain in each month on the ground raster's cells; 0 at sea. */
function monthlyRain(folder: string): Promise<Float32Array[]> {
  return Promise.all(
    DAYS.map(async (days, month) => {
      const file = join(folder, 'climate/grids', `precipitation-${month + 1}.webp`);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      return Float32Array.from({ length: GROUND.columns * GROUND.rows }, (_, at) => {
        const red = data[at * info.channels] ?? 0;
        const green = data[at * info.channels + 1] ?? 0;
        return ((green * 256 + red) / 30) * days;
      });
    }),
  );
}

async function meanHeights(folder: string): Promise<Float32Array> {
  const roots = await sharp(join(folder, 'elevation/elevation-2.5min.webp'))
    .greyscale()
    .resize(GROUND.columns, GROUND.rows, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return Float32Array.from(roots, (value) => (value / 2.7) ** 2);
}

function sample(month: Float32Array, lonFromWest: number, lat: number): number {
  const column = Math.min(TEMPERATURE.columns - 1, Math.round(lonFromWest / TEMPERATURE.stepLon));
  const row = Math.round((90 - lat) / TEMPERATURE.stepLat);
  return month[row * TEMPERATURE.columns + column] ?? 0;
}

/** Gives cells without a value (the sea) the mean of their neighbours, outwards from the coast. */
function spreadOverSea(values: Float32Array, columns: number, rows: number): void {
  for (let pass = 0; pass < 12; pass += 1) {
    const before = values.slice();
    for (let at = 0; at < values.length; at += 1) {
      if (!Number.isNaN(before[at] ?? Number.NaN)) continue;
      const row = Math.floor(at / columns);
      const around = [-1, 0, 1].flatMap((dy) =>
        [-1, 0, 1].map((dx) => {
          const y = Math.max(0, Math.min(rows - 1, row + dy));
          return before[y * columns + (((at % columns) + dx + columns) % columns)] ?? Number.NaN;
        }),
      );
      const known = around.filter((value) => !Number.isNaN(value));
      if (known.length === 0) continue;
      values[at] = sum(known) / known.length;
    }
  }
  for (let at = 0; at < values.length; at += 1) {
    if (Number.isNaN(values[at] ?? 0)) values[at] = 2;
  }
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
