/*
 * Coordinates as people write them: '47.37, 11.48', '47,37; 11,48', '47° 22' 12" N, 11° 29' E',
 * 'N47.37 E11.48', '47 22 12 N 11 29 0 E'.
 */

/** Unchecked: the numbers may lie outside the world, and are NaN for sixty minutes or more. */
export type Degrees = { lat: number; lng: number };

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
/** Without marks, a direction is needed to tell where the first coordinate ends. */
const WITH_SPACES = String.raw`${NUMBER}\s+(${SMALL})(?:\s+(${SMALL}))?\s*`;
const SEPARATOR = String.raw`(?:\s*[,;/|]\s*|\s+|(?<=[NSEWO°'"])|(?=[+-]))`;
/** The direction is after each coordinate, before each, or missing. */
const PAIRS = [`()${WITH_MARKS}([NSEWO]?)`, `([NSEWO])${WITH_MARKS}()`]
  .concat([`()${WITH_SPACES}([NSEWO])`, `([NSEWO])${WITH_SPACES}()`])
  .map((part) => new RegExp(`^${part}${SEPARATOR}${part}$`, 'u'));
/** Within a longer text, both directions are needed: '10,30' may be anything. */
const WITHIN = new RegExp(
  String.raw`(?<![\d.,])${WITH_MARKS}[NS]${SEPARATOR}${WITH_MARKS}[EWO](?![\p{L}\d])`,
  'u',
);
/** Spelled directions and other signs, as what the patterns expect. */
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
 * The coordinates in a text that is nothing else: latitude first, unless the directions say
 * otherwise. Null for any other text.
 */
export function readDegrees(text: string): Degrees | null {
  const plain = normalized(text);
  const [first, second] = partsOf(plain) ?? partsOf(withDecimalPoints(plain)) ?? [];
  if (first === undefined || second === undefined) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  const swapped = first.axis === 'lng' || second.axis === 'lat';
  return swapped
    ? { lat: second.degrees, lng: first.degrees }
    : { lat: first.degrees, lng: second.degrees };
}

/** The first coordinates with directions within a longer text: 'Meet here: 47.38°N, 11.48°E'. */
export function degreesWithin(text: string): Degrees | null {
  const plain = normalized(text);
  const found = WITHIN.exec(plain) ?? WITHIN.exec(withDecimalPoints(plain));
  return found === null ? null : readDegrees(found[0]);
}

function normalized(text: string): string {
  let plain = text.normalize('NFC');
  for (const [pattern, replacement] of WORDS) plain = plain.replaceAll(pattern, replacement);
  return plain.replaceAll(/\s+/gu, ' ').trim().toUpperCase();
}

/** '47,37; 11,48' and '47,37,11,48' with decimal points; unchanged if the text has points. */
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

/** Two whole numbers separated by a space may be anything. */
function isMarked(text: string): boolean {
  return /[.,°;/|NSEWO]/u.test(text);
}

function partOf(groups: readonly (string | undefined)[]): Part {
  const [before = '', minus, degrees, minutes = '0', seconds = '0', after = ''] = groups;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const tooMany = Number(minutes) >= 60 || Number(seconds) >= 60;
  const { axis, sign } = DIRECTIONS[before + after] ?? { axis: null, sign: 1 };
  return { degrees: (tooMany ? Number.NaN : size) * sign * (minus === '-' ? -1 : 1), axis };
}
