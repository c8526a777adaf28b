import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { MOST_STOPS, staySchema } from '#src/domain/stops/stays.ts';
import type { Stay } from '#src/domain/stops/stays.ts';

/** A stop in the address of the planner. */
export type LinkedStop = { point: LatLng; stay: Stay };

/** Why the stops of an address are not taken over. */
export type RefusedStops = 'too-many' | 'nights' | 'point' | 'unreadable';

/** About a metre. */
const DECIMALS = 5;

/** '48.2085,16.3721,4;50.0614,19.9366,3': latitude, longitude and nights; a gap before a stop is a fourth number. */
export function writeStops(stops: readonly LinkedStop[]): string {
  return stops.map((stop) => writeStop(stop)).join(';');
}

/** The stops that a text of this form holds, all of them or none. */
export function readStops(text: string): LinkedStop[] | RefusedStops {
  const parts = text.split(';');
  if (parts.length > MOST_STOPS) return 'too-many';
  const stops: LinkedStop[] = [];
  for (const part of parts) {
    const stop = readStop(part);
    if (typeof stop === 'string') return stop;
    stops.push(stop);
  }
  return stops;
}

function writeStop({ point, stay }: LinkedStop): string {
  const [lat, lng] = [point.lat, point.lng].map((degrees) => Number(degrees.toFixed(DECIMALS)));
  const numbers = [lat, lng, stay.nights];
  return (stay.gap === 0 ? numbers : [...numbers, stay.gap]).join(',');
}

const NUMBER = /^[+-]?\d{1,9}(?:\.\d{1,15})?$/u;

function readStop(text: string): LinkedStop | RefusedStops {
  const fields = text.split(',').map((field) => field.trim());
  if (fields.length < 3 || fields.length > 4) return 'unreadable';
  const [lat, lng, nights, gap = 0] = fields.map((field) =>
    NUMBER.test(field) ? Number(field) : Number.NaN,
  );
  const point = v.safeParse(latLngSchema, { lat, lng });
  if (!point.success) return 'point';
  const stay = v.safeParse(staySchema, { nights, gap });
  return stay.success ? { point: point.output, stay: stay.output } : 'nights';
}
