import * as v from 'valibot';
import type { Units } from './units.ts';

const unitsSchema = v.object({
  temperature: v.picklist(['celsius', 'fahrenheit']),
  distance: v.picklist(['metric', 'imperial']),
  weight: v.picklist(['metric', 'imperial']),
  clock: v.picklist(['24', '12']),
  weekStart: v.nullable(v.picklist([0, 1, 6])),
});

/** The units that a text holds; null where it is missing or invalid. */
export function parseUnits(text: string | null): Units | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), unitsSchema), text);
  return parsed.success ? parsed.output : null;
}
