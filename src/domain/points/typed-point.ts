import * as v from 'valibot';
import { latLngSchema } from '../location.ts';
import type { LatLng } from '../location.ts';
import { normalizeLng } from './longitude.ts';
import { degreesInLink, isLink } from './map-link.ts';
import { readPlusCode } from './plus-code.ts';
import { degreesWithin, readDegrees } from './typed-degrees.ts';
import type { Degrees } from './typed-degrees.ts';

/** Why a text that is meant as a point is none. */
export type PointProblem = 'nowhere' | 'link-without-point' | 'code-without-place';

/** A typed text that means a point on the map, not a name. */
export type TypedPoint =
  | { type: 'point'; point: LatLng }
  /** A plus code that needs the place written beside it; see nearestPoint. */
  | { type: 'short-code'; code: string; place: string }
  | { type: 'problem'; problem: PointProblem };

/** Reads coordinates, links to maps, geo: addresses and plus codes; null for a name. */
export function readTypedPoint(text: string): TypedPoint | null {
  const typed = text.trim();
  if (isLink(typed)) {
    const linked = degreesInLink(typed);
    return linked === null
      ? { type: 'problem', problem: 'link-without-point' }
      : pointOrProblem(unwrapped(linked));
  }
  const code = readPlusCode(typed);
  if (code?.type === 'full') return { type: 'point', point: code.point };
  if (code !== null) return { type: 'short-code', code: code.code, place: code.place };
  const degrees = readDegrees(typed);
  return degrees === null ? null : pointOrProblem(degrees);
}

/** Why a typed point leads to no search result; null for a name. */
export function pointProblem(text: string): PointProblem | null {
  const typed = readTypedPoint(text);
  if (typed?.type === 'short-code') return 'code-without-place';
  return typed?.type === 'problem' ? typed.problem : null;
}

/**
 * The point in a text that another app shared, which may have words around it. Null without one, and
 * for 0, 0: apps write that for a point they do not know.
 */
export function pointInText(text: string): LatLng | null {
  const words = text.split(/\s+/u).map((word) => word.replace(/^[("'<]+/u, ''));
  const code = readPlusCode(text);
  const found = [
    ...words.filter(isLink).map(degreesInLink),
    readDegrees(text),
    degreesWithin(text),
    code?.type === 'full' ? code.point : null,
  ].find((degrees) => degrees !== null);
  if (found === undefined || found === null) return null;
  const point = v.safeParse(latLngSchema, unwrapped(found));
  return point.success && (found.lat !== 0 || found.lng !== 0) ? point.output : null;
}

function pointOrProblem(degrees: Degrees): TypedPoint {
  const point = v.safeParse(latLngSchema, degrees);
  return point.success
    ? { type: 'point', point: point.output }
    : { type: 'problem', problem: 'nowhere' };
}

/** Maps that scroll around the world may write a longitude beyond 180 degrees. */
function unwrapped({ lat, lng }: Degrees): Degrees {
  return { lat, lng: normalizeLng(lng) };
}
