import type { LatLng } from '../location.ts';

/*
 * Coordinates as people write them: '47.37, 11.48', '47,37; 11,48', '47° 22' 12" N, 11° 29' E',
 * 'N47.37 E11.48', '47 22 12 N 11 29 0 E'.
 */

type Axis = 'lat' | 'lng' | null;
type Part = { degrees: number; axis: Axis };

/** ISO 6709 calls north and east positive; 'O' is the German east. */
const DIRECTIONS: Readonly<Record<string, { axis: Axis; sign: 1 | -1 }>> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lng', sign: 1 },
  O: { axis: 'lng', sign: 1 },
  W: { axis: 'lng', sign: -1 },
};

const NUMBER = String.raw`\s*([+-]?)\s*(\d{1,3}(?:\.\d+)?)`;
const SMALL = String.raw`\d{1,2}(?:\.\d+)?`;
const WITH_MARKS = String.raw`${NUMBER}\s*°?\s*(?:(${SMALL})\s*'\s*)?(?:(${SMALL})\s*"\s*)?`;
/** Without marks only a direction tells where the first coordinate ends. */
const WITH_SPACES = String.raw`${NUMBER}\s+(${SMALL})(?:\s+(${SMALL}))?\s*`;
const APART = String.raw`(?:\s*[,;/|]\s*|\s+|(?<=[NSEWO°'"])|(?=[+-]))`;
/** The direction stands behind each coordinate, or before each, or not at all. */
const PAIRS = [`()${WITH_MARKS}([NSEWO]?)`, `([NSEWO])${WITH_MARKS}()`]
  .concat([`()${WITH_SPACES}([NSEWO])`, `([NSEWO])${WITH_SPACES}()`])
  .map((part) => new RegExp(`^${part}${APART}${part}$`, 'u'));
/** Words beside the numbers, as the directions that they are, or as nothing. */
const WORDS: readonly [RegExp, string][] = [
  [/\b(?:north|nord)\b/giu, 'N'],
  [/\b(?:south|süd)\b/giu, 'S'],
  [/\b(?:east|ost)\b/giu, 'E'],
  [/\bwest\b/giu, 'W'],
  [
    /\b(?:lat|latitude|breite|breitengrad)\b\.?|\b(?:lon|lng|long|longitude|länge|längengrad)\b\.?/giu,
    ' ',
  ],
  [/[:=()[\]{}]/gu, ' '],
  [/[′’‘ʹ´`]/gu, "'"],
  [/[″”“ʺ]|''/gu, '"'],
  [/[º˚]|\bdeg\b/gu, '°'],
  [/[−–]/gu, '-'],
];

/**
 * The point that a text is, when it is nothing but two coordinates: latitude first, unless the
 * directions say otherwise. 'nowhere' where they lie outside the world; null for any other text.
 */
export function typedDegrees(text: string): LatLng | 'nowhere' | null {
  let plain = text.normalize('NFC');
  for (const [word, sign] of WORDS) plain = plain.replaceAll(word, sign);
  plain = plain.replaceAll(/\s+/gu, ' ').trim().toUpperCase();
  const [first, second] = partsOf(plain) ?? partsOf(withDecimalPoints(plain)) ?? [];
  if (first === undefined || second === undefined) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  const turned = first.axis === 'lng' || second.axis === 'lat';
  const [lat, lng] = turned ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : 'nowhere';
}

/** '47,37; 11,48' and '47,37,11,48' with points; untouched where the text has points already. */
function withDecimalPoints(text: string): string {
  if (text.includes('.')) return text;
  const four = /^([+-]?\d+),(\d+),([+-]?\d+),(\d+)$/u.exec(text);
  if (four !== null) return `${four[1]}.${four[2]}, ${four[3]}.${four[4]}`;
  return text.replaceAll(/(?<=\d),(?=\d)/gu, '.');
}

function partsOf(text: string): [Part, Part] | null {
  for (const pair of PAIRS) {
    const found = pair.exec(text)?.slice(1);
    if (found === undefined || !isMarked(text)) continue;
    return [partOf(found.slice(0, 6)), partOf(found.slice(6))];
  }
  return null;
}

/** Two whole numbers with a space between may be anything. */
function isMarked(text: string): boolean {
  return /[.,°;/|NSEWO]/u.test(text);
}

/** NaN degrees where there are sixty minutes or seconds. */
function partOf(groups: readonly (string | undefined)[]): Part {
  const [before = '', minus, degrees, minutes = '0', seconds = '0', after = ''] = groups;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const tooMany = Number(minutes) >= 60 || Number(seconds) >= 60;
  const { axis, sign } = DIRECTIONS[before + after] ?? { axis: null, sign: 1 };
  return { degrees: (tooMany ? Number.NaN : size) * sign * (minus === '-' ? -1 : 1), axis };
}
