import { join } from 'node:path';
import sharp from 'sharp';

/** Cells of one degree: longitudes from 180 W, latitudes from 90 N. */
const GROUND = { columns: 360, rows: 180 };

const TEMPERATURE = { columns: 576, stepLon: 0.625, stepLat: 0.5 };
const QUARTERS = ['1-3', '4-6', '7-9', '10-12'] as const;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const LAPSE_K_PER_M = 0.0065;

/**
 * Two planes of bytes, one after the other: the aridity index of de Martonne (yearly rain in mm by
 * mean temperature plus 10) times 6, and the mean of the warmest month reduced to sea level, in
 * thirds of a degree above -30 °C. From MERRA-2 and ERA5 normals of 1991-2020.
 */
export async function groundRaster(referenceFolder: string): Promise<Uint8Array> {
  const months = await monthlyMeans(referenceFolder);
  const rain = await yearlyRain(referenceFolder);
  const heights = await meanHeights(referenceFolder);
  const { columns, rows } = GROUND;
  const aridity = new Float32Array(columns * rows);
  const warmest = new Uint8Array(columns * rows);
  for (let at = 0; at < columns * rows; at += 1) {
    const lon = (at % columns) + 0.5;
    const lat = 89.5 - Math.floor(at / columns);
    const means = months.map((month) => sample(month, lon, lat));
    const year =
      means.reduce((sum, mean) => sum + mean, 0) / 12 - (heights[at] ?? 0) * LAPSE_K_PER_M;
    // Cold deserts are not dry ground: evaporation is small, so the cold side is held at 2 degrees.
    aridity[at] = (rain[at] ?? 0) === 0 ? Number.NaN : (rain[at] ?? 0) / (Math.max(year, -8) + 10);
    warmest[at] = byte((Math.max(...means) + 30) * 3);
  }
  spreadOverSea(aridity, columns, rows);
  return new Uint8Array(
    Buffer.concat([
      Uint8Array.from(aridity, (value) => Math.floor(byte(value * 6) / 4) * 4),
      warmest,
    ]),
  );
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

/** Millimetres of rain a year on the ground raster's cells; 0 at sea. */
async function yearlyRain(folder: string): Promise<Float32Array> {
  const sum = new Float32Array(GROUND.columns * GROUND.rows);
  for (const [month, days] of DAYS.entries()) {
    const file = join(folder, 'climate/grids', `precipitation-${month + 1}.webp`);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < sum.length; at += 1) {
      const red = data[at * info.channels] ?? 0;
      const green = data[at * info.channels + 1] ?? 0;
      sum[at] = (sum[at] ?? 0) + ((green * 256 + red) / 30) * days;
    }
  }
  return sum;
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
      values[at] = known.reduce((sum, value) => sum + value, 0) / known.length;
    }
  }
  for (let at = 0; at < values.length; at += 1) {
    if (Number.isNaN(values[at] ?? 0)) values[at] = 30;
  }
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
