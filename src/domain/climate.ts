import * as v from 'valibot';

const celsius = v.pipe(v.number(), v.finite());

const monthNormalsSchema = v.object({
  /** Mean daily maximum, degrees Celsius. */
  high: celsius,
  /** Mean daily minimum, degrees Celsius. */
  low: celsius,
  /** Mean precipitation of the month, mm; null where the surface has none (open sea). */
  precipitation: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** Mean number of days with at least 1 mm; null where the surface has none. */
  wetDays: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(31))),
});

export const climateNormalsSchema = v.object({
  /** January first. */
  months: v.pipe(v.array(monthNormalsSchema), v.length(12)),
  /** Metres above the sea that the temperatures hold for. */
  elevation: v.number(),
  /** Land has station shape; sea (far from land) is the coarse grid alone and says so. */
  surface: v.picklist(['land', 'sea']),
});

export type MonthNormals = v.InferOutput<typeof monthNormalsSchema>;

/** Climate of one point, level of 1991-2020. Typical values, never a forecast. */
export type ClimateNormals = v.InferOutput<typeof climateNormalsSchema>;
