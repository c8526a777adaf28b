/**
 * A reference to a map's grid, in metres. `south` is the hemisphere of a UTM zone; the British
 * letters are resolved to metres.
 */
export type GridReference =
  | { grid: 'utm'; zone: number; south: boolean; east: number; north: number }
  | { grid: 'mgrs'; reference: string }
  | { grid: 'lv95' | 'lv03' | 'british'; east: number; north: number };

const METRES = String.raw`(\d{4,8}(?:\.\d+)?)\s*M?\s*[EN]?`;
const UTM = new RegExp(
  String.raw`^(?:(UTM)\s*)?(\d{1,2})\s*([C-HJ-NP-X])?[\s,;]+E?\s*${METRES}[\s,;/]+N?\s*${METRES}$`,
  'u',
);
const MGRS = /^(\d{1,2}[C-HJ-NP-X])\s*([A-HJ-NP-Z][A-HJ-NP-V])\s*(\d{2,10}|\d{1,5}\s+\d{1,5})$/u;
const BRITISH = /^([HNOST])([A-HJ-Z])\s*(\d{6,10}|\d{2,5}\s+\d{2,5})$/u;
const TWO_NUMBERS = /^[ENXY]?\s*(\d{5,8}(?:\.\d+)?)[\s,;/|]+[ENXY]?\s*(\d{5,8}(?:\.\d+)?)$/u;

const WITHIN = [
  /(?<![\p{L}\d])\d{1,2} ?[C-HJ-NP-X] +0?\d{6} +\d{7}(?!\d)/u,
  /(?<![\p{L}\d])\d{1,2}[C-HJ-NP-X] ?[A-HJ-NP-Z][A-HJ-NP-V] ?(?:\d{4,5} ?\d{4,5})(?!\d)/u,
  /(?<!\d)2(?:['’ ]?\d{3}){2}(?:\.\d+)?\s?[,;/ ]\s?1(?:['’ ]?\d{3}){2}(?:\.\d+)?(?!\d)/u,
];
/** Squares of the Ordnance Survey that have land. */
const LAND = new Set(
  'HP HT HU HW HX HY HZ NA NB NC ND NF NG NH NJ NK NL NM NN NO NR NS NT NU NW NX NY NZ OV SC SD SE SH SJ SK SM SN SO SP SR SS ST SU SV SW SX SY SZ TA TF TG TL TM TQ TR TV'.split(
    ' ',
  ),
);
/** Metres that Switzerland fills, in both of its grids. */
const SWISS = [
  { grid: 'lv95', east: [2_480_000, 2_840_000], north: [1_070_000, 1_300_000] },
  { grid: 'lv03', east: [480_000, 840_000], north: [70_000, 300_000] },
] as const;

/** Reads UTM, MGRS, the Swiss and the British grid; 'unknown' for two large numbers of another. */
export function readGrid(text: string): GridReference | 'unknown' | null {
  const plain = plainGrid(text);
  return mgrsOf(plain) ?? utmOf(plain) ?? britishOf(plain) ?? swissOf(plain);
}

/** A reference within a longer text: UTM with the letter of its zone, MGRS, and the newer Swiss grid. */
export function gridWithin(text: string): GridReference | null {
  for (const pattern of WITHIN) {
    const [reference] = pattern.exec(text) ?? [];
    const read = reference === undefined ? null : readGrid(reference);
    if (read !== null && read !== 'unknown') return read;
  }
  return null;
}

/** The Swiss grid has one easting for no northing: the order of the two does not matter. */
export function swissGrid(first: number, second: number): GridReference | null {
  for (const [east, north] of [
    [first, second],
    [second, first],
  ] as const) {
    const found = SWISS.find((grid) => within(east, grid.east) && within(north, grid.north));
    if (found !== undefined) return { grid: found.grid, east, north };
  }
  return null;
}

/** In capitals, without the grid's name, and without what divides thousands. */
function plainGrid(text: string): string {
  const named = text
    .toUpperCase()
    .replaceAll(
      /(?<![\p{L}\d])(?:MGRS|UTMREF|USNG|LV ?95|LV ?03|CH1903\+?|OSGB(?:36)?|NGR)(?![\p{L}\d])/gu,
      ' ',
    )
    .replaceAll(/ZONE|[:=()]/gu, ' ')
    .replaceAll(/(?<=\d)\s*NORTH(?!\p{L})/gu, 'N')
    .replaceAll(/(?<=\d)\s*SOUTH(?!\p{L})/gu, 'S')
    .replaceAll(/(?<=\d)['’‘´`](?=\d)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const halves = named.split(/\s*[,;/|]\s*/u);
  const inGroups =
    halves.length === 2 && halves.every((half) => /^\d{1,3}(?: \d{3})+$/u.test(half));
  return inGroups ? named.replaceAll(/(?<=\d) (?=\d{3})/gu, '') : named;
}

function mgrsOf(plain: string): GridReference | null {
  const [, zone, square, digits = ''] = MGRS.exec(plain) ?? [];
  const halves = evenHalves(digits);
  if (zone === undefined || halves === null || halves[0].length < 2) return null;
  return { grid: 'mgrs', reference: `${zone}${square}${halves.join('')}` };
}

/** A letter is the band of latitude, but an S with no northing of its band is the hemisphere. */
function utmOf(plain: string): GridReference | null {
  const [, named, zone, band, east, north] = UTM.exec(plain) ?? [];
  if (zone === undefined || (band === undefined && named === undefined)) return null;
  const [easting, northing] = [Number(east), Number(north)];
  if (Number(zone) < 1 || Number(zone) > 60 || !within(easting, [100_000, 900_000])) return null;
  const inBandS = within(northing, [3_500_000, 4_450_000]);
  const south = band !== undefined && (band === 'S' ? !inBandS : band < 'N');
  return { grid: 'utm', zone: Number(zone), south, east: easting, north: northing };
}

/** Two letters, each in a square of five by five without I, and as many digits for each axis. */
function britishOf(plain: string): GridReference | null {
  const [, first = '', second = '', digits = ''] = BRITISH.exec(plain) ?? [];
  const halves = evenHalves(digits);
  if (halves === null || !LAND.has(first + second)) return null;
  const [large, small] = [letterIndex(first), letterIndex(second)];
  const column = ((large + 3) % 5) * 5 + (small % 5);
  const row = 19 - Math.floor(large / 5) * 5 - Math.floor(small / 5);
  const [east, north] = halves.map(metresOf);
  if (east === undefined || north === undefined) return null;
  return { grid: 'british', east: column * 100_000 + east, north: row * 100_000 + north };
}

function swissOf(plain: string): GridReference | 'unknown' | null {
  const [, first, second] = TWO_NUMBERS.exec(plain) ?? [];
  if (first === undefined || second === undefined) return null;
  return swissGrid(Number(first), Number(second)) ?? 'unknown';
}

function evenHalves(digits: string): [string, string] | null {
  const [first = '', second] = digits.split(/\s+/u);
  if (second !== undefined) return first.length === second.length ? [first, second] : null;
  const half = first.length / 2;
  return half > 0 && Number.isInteger(half) ? [first.slice(0, half), first.slice(half)] : null;
}

function letterIndex(letter: string): number {
  const index = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return letter > 'I' ? index - 1 : index;
}

/** The middle of the square that the digits name. */
function metresOf(digits: string): number {
  const size = 10 ** (5 - digits.length);
  return (Number(digits) + (digits.length === 5 ? 0 : 0.5)) * size;
}

function within(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}
