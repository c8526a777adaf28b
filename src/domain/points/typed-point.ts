import * as v from 'valibot';
import { latLngSchema } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import { gridWithin, readGrid } from './grids/typed-grid.ts';
import type { GridReference } from './grids/typed-grid.ts';
import { linksIn, withoutLinks } from './links/link.ts';
import { readLink } from './links/read-link.ts';
import type { LinkProblem, LinkReading } from './links/read-link.ts';
import { firstOf } from './links/rules.ts';
import { normalizeLng } from './longitude.ts';
import { nameInWords } from './name-in-words.ts';
import { readPlusCode } from './plus-code.ts';
import { degreesWithin, readDegrees } from './typed-degrees.ts';
import type { Degrees } from './typed-degrees.ts';

/** Why a text that is meant as a point is none. */
export type PointProblem = LinkProblem | 'nowhere' | 'code-without-place' | 'unknown-grid';

/** A typed or shared text that means a point on the map, not a name. */
export type TypedPoint =
  /** `about`: within some kilometres. */
  | { type: 'point'; point: LatLng; about: boolean }
  /** A plus code that needs the place written beside it; see nearestPoint. */
  | { type: 'short-code'; code: string; place: string }
  /** A reference of a map grid; see resolveTypedPoint. */
  | { type: 'grid'; reference: GridReference }
  /** A link without a point that names a place, itself or in the words around it. */
  | { type: 'name'; name: string; problem: LinkProblem }
  | { type: 'problem'; problem: PointProblem };

/**
 * Reads coordinates, grid references, plus codes, and links to maps with or without words around
 * them; null for a name. The only reader of all this: for the search, for what other apps share and
 * for links.
 */
export function readTypedPoint(text: string): TypedPoint | null {
  const typed = text.trim();
  if (/^\/\/\/\s?\p{L}+(?:\.\p{L}+){2}$/u.test(typed)) return problem('what3words');
  const links = linksIn(typed);
  const words = links.length === 0 ? typed : withoutLinks(typed);
  const written = inWords(words) ?? firstOf(words.split('\n'), inLine);
  if (written !== null) return written;
  const within = degreesWithin(words);
  if (within !== null && isSomewhere(within)) return pointOrProblem(within);
  const reference = gridWithin(words);
  if (reference !== null) return { type: 'grid', reference };
  return links.length === 0 ? null : inLinks(links.map(readLink), words);
}

/** Why a typed point leads to no search result; null for a name. */
export function pointProblem(text: string): PointProblem | null {
  const typed = readTypedPoint(text);
  if (typed?.type === 'short-code') return 'code-without-place';
  if (typed?.type === 'grid') return 'nowhere';
  return typed?.type === 'problem' || typed?.type === 'name' ? typed.problem : null;
}

function problem(reason: PointProblem): TypedPoint {
  return { type: 'problem', problem: reason };
}

/** The text as a whole. */
function inWords(text: string): TypedPoint | null {
  const code = readPlusCode(text);
  if (code?.type === 'full') return { type: 'point', point: code.point, about: false };
  if (code !== null) return { type: 'short-code', code: code.code, place: code.place };
  return inLine(text);
}

function inLine(line: string): TypedPoint | null {
  const degrees = readDegrees(line);
  if (degrees !== null) return pointOrProblem(degrees);
  const reference = readGrid(line);
  if (reference === null) return null;
  return reference === 'unknown' ? problem('unknown-grid') : { type: 'grid', reference };
}

/** A point before what has to be looked up, a name of a link's own before one around it. */
function inLinks(readings: readonly LinkReading[], words: string): TypedPoint {
  const points = readings.filter((reading) => reading.type === 'degrees');
  const best = points.find(({ about }) => !about) ?? points[0];
  if (best !== undefined) return pointOrProblem(unwrapped(best.degrees), best.about);
  const coded = readings.find(({ type }) => type === 'grid' || type === 'short-code');
  if (coded?.type === 'grid' || coded?.type === 'short-code') return coded;
  const named = readings.find((reading) => reading.type === 'name');
  if (named !== undefined) return { ...named, problem: 'link-without-point' };
  const reason = readings.find((reading) => reading.type === 'problem')?.problem ?? 'page-link';
  const name = nameInWords(words);
  return name === null || reason === 'trip-link'
    ? problem(reason)
    : { type: 'name', name, problem: reason };
}

function pointOrProblem(degrees: Degrees, about = false): TypedPoint {
  const point = v.safeParse(latLngSchema, degrees);
  return point.success ? { type: 'point', point: point.output, about } : problem('nowhere');
}

/** Maps that scroll around the world may write a longitude beyond 180 degrees. */
function unwrapped({ lat, lng }: Degrees): Degrees {
  return { lat, lng: normalizeLng(lng) };
}

function isSomewhere({ lat, lng }: Degrees): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
