import type { LatLng } from '../location.ts';
import { mapLink } from './map-link.ts';
import { plusCode } from './plus-code.ts';
import { typedDegrees } from './typed-degrees.ts';

/** Why a text that is meant as a point is none. */
export type PointProblem = 'nowhere' | 'link-without-point' | 'code-without-place';

/** A text that stands for a point on the map instead of a name. */
export type TypedPoint =
  | { type: 'point'; point: LatLng }
  /** A plus code that needs the place written beside it; see nearestPoint. */
  | { type: 'short-code'; code: string; place: string }
  | { type: 'problem'; problem: PointProblem };

/**
 * Reads coordinates in every usual form, pasted links of maps, geo: addresses and plus codes. Null
 * for a text that is meant as a name.
 */
export function readTypedPoint(text: string): TypedPoint | null {
  const linked = mapLink(text);
  if (linked === 'no-point') return { type: 'problem', problem: 'link-without-point' };
  const code = linked === null ? plusCode(text) : null;
  if (code?.type === 'full') return { type: 'point', point: code.point };
  if (code !== null) return { type: 'short-code', code: code.code, place: code.place };
  const found = linked ?? typedDegrees(text);
  if (found === null) return null;
  return found === 'nowhere'
    ? { type: 'problem', problem: 'nowhere' }
    : { type: 'point', point: found };
}

/** What to tell whose text is meant as a point but found nothing; null for a name. */
export function pointProblem(text: string): PointProblem | null {
  const typed = readTypedPoint(text);
  if (typed?.type === 'short-code') return 'code-without-place';
  return typed?.type === 'problem' ? typed.problem : null;
}
