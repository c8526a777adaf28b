import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { dangerSchema } from './danger.ts';
import type { Danger } from './danger.ts';
import table from './dangers.json';
import { withinAny } from './within-any.ts';

/** A point and what is known about it; null where it is not. */
export type DangerPoint = LatLng & {
  country: string | null;
  /** Metres above the sea. */
  elevation: number | null;
  coastKm: number | null;
};

let parsed: readonly Danger[] | null = null;

/** Parsed when first asked for, so that a table of an older schema can still be rebuilt. */
function dangers(): readonly Danger[] {
  parsed ??= v.parse(v.array(dangerSchema), table);
  return parsed;
}

/**
 * The rows of the table of dangers that hold at the point in the month, 1..12. What is not known about
 * the point counts as fulfilled: it is safer to warn.
 */
export function dangersAt(point: DangerPoint, month: number): Danger[] {
  return dangers().filter((danger) => inSeason(danger, month) && holdsAt(danger, point));
}

/** A day's journey, kilometres. */
const AROUND_KM = 700;
const KM_PER_DEGREE = 111;

/** Those that may hold somewhere within a day's journey of the point in the month. */
export function dangersAround(point: LatLng, month: number): Danger[] {
  return dangers().filter((danger) => inSeason(danger, month) && reachesTo(danger, point));
}

function reachesTo({ boxes, circles }: Danger, { lat, lng }: LatLng): boolean {
  if (boxes.length === 0 && circles.length === 0) return true;
  const degrees = AROUND_KM / KM_PER_DEGREE;
  const wide = degrees / Math.max(0.1, Math.cos((Math.PI * Math.min(89, Math.abs(lat))) / 180));
  return (
    boxes.some(
      ([south, north, west, east]) =>
        lat >= south - degrees &&
        lat <= north + degrees &&
        liesBetween(lng, west - wide, east + wide),
    ) ||
    circles.some(([x, y, km]) => distanceKm({ lat, lng }, { lat: x, lng: y }) <= km + AROUND_KM)
  );
}

/** Also across the date line. */
function liesBetween(lng: number, west: number, east: number): boolean {
  return [lng - 360, lng, lng + 360].some((turned) => turned >= west && turned <= east);
}

function inSeason({ months }: Danger, month: number): boolean {
  return months.length === 0 || months.includes(month);
}

export function holdsAt(danger: Danger, point: DangerPoint): boolean {
  const { countries, boxes, circles, below, above, coast } = danger;
  const { country, elevation, coastKm } = point;
  if (countries.length > 0 && (country === null || !countries.includes(country))) return false;
  if (elevation !== null && elevation >= (below ?? Infinity)) return false;
  if (elevation !== null && elevation < (above ?? -Infinity)) return false;
  if (coastKm !== null && coastKm > (coast ?? Infinity)) return false;
  if (boxes.length === 0 && circles.length === 0) return true;
  return (
    withinAny(point, boxes) ||
    circles.some(([lat, lng, km]) => distanceKm(point, { lat, lng }) <= km)
  );
}
