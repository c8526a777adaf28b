import * as v from 'valibot';
import type { IsoDay } from '#src/domain/days/day.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { festivalDays } from './festival-days.ts';
import type { FestivalDays } from './festival-days.ts';
import { festivalTableSchema } from './festival.ts';
import type { Festival } from './festival.ts';
import table from './festivals.json';

let parsed: readonly Festival[] | null = null;

/** Parsed when first asked for, so that a table of an older schema can still be rebuilt. */
function festivals(): readonly Festival[] {
  parsed ??= v.parse(festivalTableSchema, table);
  return parsed;
}

/** The festivals and holidays at the point (with its country's code) that touch the days. */
export function festivalsOn(
  point: LatLng & { country: string | null },
  start: IsoDay,
  end: IsoDay,
): { festival: Festival; days: FestivalDays }[] {
  return festivals().flatMap((festival) => {
    if (!isHeldAt(festival, point)) return [];
    const days = festivalDays(festival, start, end);
    return days === null ? [] : [{ festival, days }];
  });
}

function isHeldAt(
  { countries, circles }: Festival,
  { country, ...point }: LatLng & { country: string | null },
): boolean {
  if (country !== null && countries.includes(country)) return true;
  return circles.some(([lat, lng, km]) => distanceKm(point, { lat, lng }) <= km);
}
