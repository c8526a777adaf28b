import { OpenLocationCode } from 'open-location-code';
import type { LatLng } from '../place/location.ts';

export type PlusCode =
  | { type: 'full'; point: LatLng }
  /** `place` is the text beside the code; empty without any. */
  | { type: 'short'; code: string; place: string };

/** Plus codes: github.com/google/open-location-code. */
const codes = new OpenLocationCode();

/** Reads '8FVH9FCJ+Q2', 'C9CC+PQ Innsbruck' or 'Innsbruck C9CC+PQ'; null for any other text. */
export function readPlusCode(text: string): PlusCode | null {
  const words = text.trim().split(/[\s,;]+/u);
  const word = words.find((candidate) => codes.isFull(candidate) || isShortCode(candidate));
  if (word === undefined) return null;
  if (codes.isFull(word)) return { type: 'full', point: centerOf(word) };
  const place = text.replace(word, '').replaceAll(/^[\s,;]+|[\s,;]+$/gu, '');
  return { type: 'short', code: word.toUpperCase(), place };
}

/** The point of a short code nearest to a reference point. */
export function nearestPoint(code: string, { lat, lng }: LatLng): LatLng {
  return centerOf(codes.recoverNearest(code, lat, lng));
}

/** At least two digits on both sides of the plus sign: 'C9+' is no code that anyone writes. */
function isShortCode(word: string): boolean {
  return codes.isShort(word) && /..\+../u.test(word);
}

function centerOf(code: string): LatLng {
  const { latitudeCenter, longitudeCenter } = codes.decode(code);
  return { lat: latitudeCenter, lng: longitudeCenter };
}
