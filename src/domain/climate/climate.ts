import * as v from 'valibot';
import { metresSchema } from '../place/terrain.ts';

/** Wider than any weather on earth; a chart of more would not end. */
export const celsiusSchema = v.pipe(v.number(), v.minValue(-100), v.maxValue(100));
const kelvin = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** Wider than the wettest month on record. */
const monthlyMillimetres = v.pipe(v.number(), v.minValue(0), v.maxValue(20_000));
/** Missing in trips that were saved before the field existed. */
const later = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

const monthNormalsSchema = v.object({
  /** Mean daily maximum, degrees Celsius. */
  high: celsiusSchema,
  /** Mean daily minimum, degrees Celsius. */
  low: celsiusSchema,
  /** Mean precipitation of the month, mm; null where the surface has none (open sea). */
  precipitation: v.nullable(monthlyMillimetres),
  /** Mean number of days with at least 1 mm; null where the surface has none. */
  wetDays: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(31))),
  /** Standard deviation of one day's maximum about the season's mean, K; null when not known. */
  highDeviation: later(kelvin),
  /** The same of the daily minimum. */
  lowDeviation: later(kelvin),
  /** Share of the possible sunshine, 0..1; null where there is no figure. */
  sunshine: later(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Mean wind speed 10 m above the ground, m/s; null where there is no figure. */
  wind: later(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
  /** Mean relative humidity of the air, 0..1; null where there is no figure. */
  humidity: later(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

export const climateNormalsSchema = v.object({
  /** January first. */
  months: v.pipe(v.array(monthNormalsSchema), v.length(12)),
  /** Metres above the sea that the temperatures hold for. */
  elevation: metresSchema,
  /** Land has station shape; sea (far from land) is the coarse grid alone and says so. */
  surface: v.picklist(['land', 'sea']),
  /** Temperature of the sea's surface by month, degrees Celsius; null away from coasts. */
  sea: later(v.pipe(v.array(celsiusSchema), v.length(12))),
});

export type MonthNormals = v.InferOutput<typeof monthNormalsSchema>;

/** Climate of one point, level of 1991-2020. Typical values, never a forecast. */
export type ClimateNormals = v.InferOutput<typeof climateNormalsSchema>;
