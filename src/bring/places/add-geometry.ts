import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import type { FoundEntry, PlaceCollector } from './collect-places.ts';
import { pointOf } from './collect-places.ts';

/** The properties of a feature, without its point. */
export type About = Omit<FoundEntry, 'lat' | 'lng' | 'end'>;

/** Ends that are closer are one: the way leads back to where it began. */
const ROUND_KM = 0.3;

/** Geometry of a GeoJSON file that nobody vouches for: its coordinates are checked where they are used. */
const geometrySchema = v.object({
  type: v.string(),
  coordinates: v.optional(v.unknown()),
  geometries: v.optional(v.array(v.unknown())),
});

/**
 * A point as a place, a line as its ends, several points as so many places. An area is left out: which
 * point of it is meant, nobody knows. Without a geometry the name alone is the place.
 */
export function addGeometry(given: unknown, about: About, into: PlaceCollector): void {
  const parsed = v.safeParse(geometrySchema, given);
  if (!parsed.success) {
    into.add(about);
    return;
  }
  const { type, coordinates, geometries = [] } = parsed.output;
  switch (type) {
    case 'Point':
      addPoint(coordinates, about, into);
      break;
    case 'MultiPoint':
      for (const point of listOf(coordinates)) addPoint(point, about, into);
      break;
    case 'LineString':
      addEnds(listOf(coordinates), about, into);
      break;
    case 'MultiLineString':
      addEnds(outermostOf(listOf(coordinates)), about, into);
      break;
    case 'GeometryCollection':
      addCollection(geometries, about, into);
      break;
    default:
      into.leaveOut('area');
  }
}

/** Its points where it has any: areas and lines beside them only draw the place. */
function addCollection(geometries: readonly unknown[], about: About, into: PlaceCollector): void {
  const parts = geometries.filter((part) => !isOf(part, 'GeometryCollection'));
  const points = parts.filter(isPoint);
  for (const part of points.length > 0 ? points : parts) addGeometry(part, about, into);
}

export function isPoint(geometry: unknown): boolean {
  return isOf(geometry, 'Point');
}

function isOf(geometry: unknown, type: string): boolean {
  const parsed = v.safeParse(geometrySchema, geometry);
  return parsed.success && parsed.output.type === type;
}

function addPoint(point: unknown, about: About, into: PlaceCollector): void {
  const [lng, lat] = listOf(point);
  into.add({ ...about, lat, lng });
}

/** Where a track or a drawn line begins, and where it ends. */
function addEnds(line: readonly unknown[], about: About, into: PlaceCollector): void {
  const [start = null, finish = null] = [line[0], line.at(-1)].map((point) => {
    const [lng, lat] = listOf(point);
    return pointOf(lat, lng);
  });
  if (start === null && finish === null) {
    into.add(about);
    return;
  }
  if (start !== null) into.add({ ...about, ...start, end: 'start' });
  const isRound = start !== null && finish !== null && distanceKm(start, finish) < ROUND_KM;
  if (finish !== null && !isRound) into.add({ ...about, ...finish, end: 'finish' });
}

/** The first point of the first line and the last of the last one. */
function outermostOf(lines: readonly unknown[]): readonly unknown[] {
  return [listOf(lines[0])[0], listOf(lines.at(-1)).at(-1)];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
