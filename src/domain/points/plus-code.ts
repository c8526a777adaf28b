import type { LatLng } from '../location.ts';

/*
 * Open Location Codes, "plus codes" (github.com/google/open-location-code, specification 1.0):
 * pairs of digits to the base 20 for latitude and longitude, from the eleventh digit on a grid of
 * five rows and four columns. A short code leaves out the first digits, which a place nearby tells.
 */

const DIGITS = '23456789CFGHJMPQRVWX';
const PAIR_DIGITS = 10;
const BEFORE_PLUS = 8;
const FULL =
  /^[2-9C][2-9CFGHJMPQRV](?:[2-9CFGHJMPQRVWX]{6}|[2-9CFGHJMPQRVWX]{4}00|[2-9CFGHJMPQRVWX]{2}0000|0{6})\+(?:[2-9CFGHJMPQRVWX]{2,7})?$/u;
const SHORT = /^(?:[2-9CFGHJMPQRVWX]{2}){1,3}\+[2-9CFGHJMPQRVWX]{2,7}$/u;

export type PlusCode =
  | { type: 'full'; point: LatLng }
  /** `place` is what stands beside the code; empty where nothing does. */
  | { type: 'short'; code: string; place: string };

/** Reads '8FVH9FCJ+Q2', 'C9CC+PQ Innsbruck' or 'Innsbruck C9CC+PQ'; null for any other text. */
export function plusCode(text: string): PlusCode | null {
  const words = text.trim().split(/[\s,;]+/u);
  const at = words.findIndex((word) => isCode(word.toUpperCase()));
  const code = words[at]?.toUpperCase();
  if (code === undefined) return null;
  if (FULL.test(code)) return { type: 'full', point: centreOf(code) };
  const place = text
    .trim()
    .replace(words[at] ?? '', '')
    .replaceAll(/^[\s,;]+|[\s,;]+$/gu, '');
  return { type: 'short', code, place };
}

/** The point of a short code that lies nearest to a place. */
export function nearestPoint(code: string, { lat, lng }: LatLng): LatLng {
  const missing = BEFORE_PLUS - code.indexOf('+');
  const near = centreOf(pairsOf(lat, lng).slice(0, missing) + code);
  const size = 20 ** (2 - missing / 2);
  const nearer = (found: number, wanted: number, most: number) => {
    if (wanted - found > size / 2 && found + size <= most) return found + size;
    return found - wanted > size / 2 && found - size >= -most ? found - size : found;
  };
  return { lat: nearer(near.lat, lat, 90), lng: nearer(near.lng, lng, 180) };
}

function isCode(word: string): boolean {
  return FULL.test(word) || SHORT.test(word);
}

/** The middle of the cell that a full code stands for. */
function centreOf(code: string): LatLng {
  const digits = Array.from(code.replace('+', '').replace(/0+$/u, ''), (digit) =>
    DIGITS.indexOf(digit),
  );
  let [south, west, height, width] = [-90, -180, 400, 400];
  for (const [at, digit] of digits.entries()) {
    if (at >= PAIR_DIGITS) {
      [height, width] = [height / 5, width / 4];
      south += Math.floor(digit / 4) * height;
      west += (digit % 4) * width;
    } else if (at % 2 === 0) {
      height /= 20;
      south += digit * height;
    } else {
      width /= 20;
      west += digit * width;
    }
  }
  return { lat: south + height / 2, lng: west + width / 2 };
}

/** The first eight digits of the code of a point. */
function pairsOf(lat: number, lng: number): string {
  let [north, east, size] = [Math.min(lat, 89.9999) + 90, (lng + 540) % 360, 20];
  let code = '';
  for (let pair = 0; pair < BEFORE_PLUS / 2; pair++) {
    code += (DIGITS[Math.floor(north / size)] ?? '') + (DIGITS[Math.floor(east / size)] ?? '');
    [north, east, size] = [north % size, east % size, size / 20];
  }
  return code;
}
