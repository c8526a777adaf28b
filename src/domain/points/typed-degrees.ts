/*
 * Coordinates as people write them: '47.37, 11.48', '47,37; 11,48', '47° 22' 12" N, 11° 29' E',
 * 'N47.37 E11.48', '47 22 12 N 11 29 0 E', '41 24.2028, 2 10.4418', '47.42, 10.98, 2962m'.
 */
import { plainNotation, withDecimalPoints, withoutHeight } from './degree-signs.ts';

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
/** After a degree sign, the other marks may be missing. */
const WITH_DEGREE_SIGN = String.raw`${NUMBER}\s*°\s*(${SMALL})\s*'?\s*(?:(${SMALL})\s*"?\s*)?`;
/** Without any, a direction or a comma is needed to tell where the first coordinate ends. */
const WITH_SPACES = String.raw`${NUMBER}\s+(${SMALL})(?:\s+(${SMALL}))?\s*`;
/** Without directions either: minutes with decimals, or seconds. */
const BARE = String.raw`${NUMBER}\s+(\d{1,2}\.\d+|\d{1,2}(?=\s+\d))(?:\s+(${SMALL}))?\s*`;
const COMMA = String.raw`\s*[,;/|&]\s*`;
const SEPARATOR = String.raw`(?:${COMMA}|\s+|(?<=[NSEWO°'"])|(?=[+\-NSEWO]))`;
/** The direction is after each coordinate, before each, or missing. */
const PAIRS = [
  ...[`()${WITH_MARKS}([NSEWO]?)`, `([NSEWO])${WITH_MARKS}()`].map(twice),
  ...[`()${WITH_DEGREE_SIGN}([NSEWO]?)`, `([NSEWO])${WITH_DEGREE_SIGN}()`].map(twice),
  ...[`()${WITH_SPACES}([NSEWO])`, `([NSEWO])${WITH_SPACES}()`].map(twice),
  new RegExp(`^()${BARE}()${COMMA}()${BARE}()$`, 'u'),
];

/** Within a longer text, both directions are needed: '10,30' may be anything. */
const COORDINATE = String.raw`[+-]?\d{1,3}(?:\.\d+)?\s*°?\s*(?:${SMALL}\s*'?\s*)?(?:${SMALL}\s*"?\s*)?`;
const WITHIN = [
  String.raw`(?<![\d.,])${COORDINATE}[NS]${SEPARATOR}${COORDINATE}[EWO](?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])[NS]\s*${COORDINATE}${SEPARATOR}[EWO]\s*${COORDINATE}`,
].map((pattern) => new RegExp(pattern, 'u'));
/** Or decimals as nobody gives them to a price: three, or two at the end of the line. */
const DECIMALS = [
  /(?<![\d.,])([+-]?\d{1,3}\.\d{3,})°?\s*[,;]\s*([+-]?\d{1,3}\.\d{3,})(?![\d.])/u,
  /(?<![\d.,])([+-]?\d{1,3}\.\d{4,})°?\s+([+-]?\d{1,3}\.\d{4,})(?![\d.])/u,
  /(?<![\d.,])([+-]?\d{1,3}\.\d{2,})°?\s*[,;]\s*([+-]?\d{1,3}\.\d{2,})°?(?=[)\]]*\s*$)/mu,
  /(?<![\d.,])([+-]?\d{1,3},\d{4,})°?\s*[;/\s]\s*([+-]?\d{1,3},\d{4,})(?![\d,])/u,
  /\blat\w*\W{0,3}([+-]?\d{1,3}\.\d+)°?\W{1,3}(?:lon|lng)\w*\W{0,3}?([+-]?\d{1,3}\.\d+)/iu,
];
/** Formats for computers, which put the longitude first. */
const LONGITUDE_FIRST =
  /(?:^\s*(?:SRID=4326;)?\s*POINT(?:\s*Z)?\s*\(|"coordinates"\s*:\s*\[)\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/iu;
const NAMED_LONGITUDE_FIRST =
  /^\W*(?:lon|lng|long|longitude|länge|längengrad|x)\b[^]*\b(?:lat|latitude|breite|breitengrad|y)\b/iu;

/**
 * The coordinates in a text that is nothing else: latitude first, unless the directions say
 * otherwise. A height behind them is read over. Null for any other text.
 */
export function readDegrees(text: string): Degrees | null {
  const [, east, north] = LONGITUDE_FIRST.exec(text) ?? [];
  if (east !== undefined) return { lat: Number(north), lng: Number(east) };
  const plain = plainNotation(text);
  const low = withoutHeight(plain);
  const [first, second] =
    partsOf(plain) ??
    partsOf(withDecimalPoints(plain)) ??
    partsOf(low) ??
    partsOf(withDecimalPoints(low)) ??
    [];
  if (first === undefined || second === undefined) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  const unsaid = first.axis === null && second.axis === null;
  const swapped = unsaid
    ? NAMED_LONGITUDE_FIRST.test(text)
    : first.axis === 'lng' || second.axis === 'lat';
  return swapped
    ? { lat: second.degrees, lng: first.degrees }
    : { lat: first.degrees, lng: second.degrees };
}

/** The first coordinates within a longer text: 'Meet here: 47.38°N, 11.48°E'. */
export function degreesWithin(text: string): Degrees | null {
  const plain = plainNotation(text);
  for (const pattern of WITHIN) {
    const found = pattern.exec(plain) ?? pattern.exec(withDecimalPoints(plain));
    if (found !== null) return readDegrees(found[0]);
  }
  for (const pattern of DECIMALS) {
    const [, lat = '', lng = ''] = pattern.exec(text) ?? [];
    if (lat !== '' && NAMED_LONGITUDE_FIRST.test(text)) {
      return { lat: decimal(lng), lng: decimal(lat) };
    }
    if (lat !== '') return { lat: decimal(lat), lng: decimal(lng) };
  }
  return null;
}

function decimal(number: string): number {
  return Number(number.replace(',', '.'));
}

function twice(part: string): RegExp {
  return new RegExp(`^${part}${SEPARATOR}${part}$`, 'u');
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
  return /[.,°;/|&NSEWO]/u.test(text);
}

function partOf(groups: readonly (string | undefined)[]): Part {
  const [before = '', minus, degrees, minutes = '0', seconds = '0', after = ''] = groups;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const tooMany = Number(minutes) >= 60 || Number(seconds) >= 60;
  const { axis, sign } = DIRECTIONS[before + after] ?? { axis: null, sign: 1 };
  return { degrees: (tooMany ? Number.NaN : size) * sign * (minus === '-' ? -1 : 1), axis };
}
