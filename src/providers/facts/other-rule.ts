import * as v from 'valibot';
import type { LatLng } from '#src/domain/place/location.ts';
import table from './other-rule.json';

/** A row of data/regions/other-rule.txt: an area that its country does not govern. */
export const otherRuleSchema = v.object({
  /** ISO 3166 code. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
  name: v.string(),
  /** Corners, latitude and longitude. */
  course: v.pipe(v.array(v.tuple([v.number(), v.number()])), v.minLength(3)),
});

type Area = v.InferOutput<typeof otherRuleSchema>;

let parsed: readonly Area[] | null = null;

export function isUnderOtherRule(countryCode: string, point: LatLng): boolean {
  parsed ??= v.parse(v.array(otherRuleSchema), table);
  return parsed.some((area) => area.country === countryCode && isInside(area, point));
}

/** Even-odd rule. */
function isInside({ course }: Area, { lat, lng }: LatLng): boolean {
  let inside = false;
  for (const [index, [y1, x1]] of course.entries()) {
    const [y2, x2] = course.at(index - 1) ?? [y1, x1];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
