import * as v from 'valibot';

/** A row of data/regions/irrigated-lands.txt: irrigated fields in the desert. Asked by the build alone. */
export const irrigatedLandSchema = v.object({
  name: v.string(),
  /** To each side of a river; absent where the points are the corners of an area. */
  km: v.optional(v.pipe(v.number(), v.minValue(0.5))),
  /** Latitude and longitude of the points along a river, or of the corners of an area. */
  course: v.pipe(v.array(v.pipe(v.array(v.number()), v.length(2))), v.minLength(3)),
});

export type IrrigatedLand = v.InferOutput<typeof irrigatedLandSchema>;
