/** Grams of one unit, by the unit's spelling in lower case. */
const GRAMS: ReadonlyMap<string, number> = new Map(
  [
    { grams: 1, names: 'g gr gm gram grams gramm gramms gramme grammes grammi' },
    { grams: 1000, names: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme' },
    { grams: 28.349523125, names: 'oz ozs ounce ounces unze unzen' },
    { grams: 453.59237, names: 'lb lbs pound pounds' },
    { grams: 500, names: 'pfund' },
  ].flatMap(({ grams, names }) => names.split(' ').map((name) => [name, grams] as const)),
);

/** Which sign stands before the decimals; null where it is to be seen from the number. */
export type DecimalSign = '.' | ',' | null;

/** Grams of a unit as it is written, 'g', 'Ounces', 'lb.'; null for anything else. */
export function gramsOfUnit(unit: string): number | null {
  return GRAMS.get(unit.trim().toLowerCase().replace(/\.$/u, '')) ?? null;
}

/**
 * '1,2', '1.2', '1.200', '1,234.5'; null where it is no number. Three digits behind the only sign are
 * thousands where `thousands` are likely, as in grams.
 */
export function readNumber(
  text: string,
  { decimal = null, thousands = false }: { decimal?: DecimalSign; thousands?: boolean } = {},
): number | null {
  const bare = text.replaceAll(/[\s'’\u00A0\u202F]/gu, '').replace(/^[.,](?=\d)/u, '0$&');
  if (!/^\d+(?:[.,]\d+)*$/u.test(bare)) return null;
  const sign = decimal ?? decimalSignOf(bare, thousands);
  const whole = bare.replaceAll(sign === ',' ? '.' : ',', '');
  const value = Number(sign === ',' ? whole.replace(',', '.') : whole);
  return Number.isFinite(value) ? value : null;
}

function decimalSignOf(bare: string, thousands: boolean): '.' | ',' {
  const [point, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')];
  const last = point > comma ? '.' : ',';
  const isRepeated = bare.indexOf(last) !== bare.lastIndexOf(last);
  const isGroup = thousands && Math.min(point, comma) < 0 && /^[1-9]\d{0,2}[.,]\d{3}$/u.test(bare);
  return isRepeated || isGroup ? otherSign(last) : last;
}

function otherSign(sign: '.' | ','): '.' | ',' {
  return sign === '.' ? ',' : '.';
}

/** To a thousandth of a gram, so that ounces there and back are the same. */
export function roundGrams(grams: number): number {
  return Math.round(grams * 1000) / 1000;
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|[.,]\d+)`;
const UNIT = String.raw`k?g|KG|Kg|gr\.?|kgs|kilos?|[Kk]ilogramm?s?|[Gg]ramm?(?:s|es?)?|oz\.?|OZ|Oz|[Oo]unces?|[Uu]nzen?|lbs?\.?|LBS?|[Pp]ounds?|Pfund`;
/** '1,2 kg', '1 lb 3 oz'. */
const WEIGHT = String.raw`(${NUMBER})\s?(${UNIT})(?:,?\s*(?:and\s|und\s|&\s?)?(${NUMBER})\s?(${UNIT}))?`;
const BEFORE = String.raw`(?:[àá@~≈]|je(?:weils)?|each|ca\.?|circa|about|approx\.?|etwa|rund|[Ww]eight:?|[Gg]ewicht:?)?`;
const BEHIND = String.raw`(each|ea\.?|je(?:\sStück)?|pro\sStück|per\spiece|apiece|(?:in\s)?total|insgesamt|gesamt|zusammen|altogether)?`;

const WEIGHT_AT_END = new RegExp(
  String.raw`^(.*?)(?:^|[\s,;:|=([–—-]|(?=[@~≈]))\s*${BEFORE}\s*${WEIGHT}\s*${BEHIND}\s*[)\]]?$`,
  'u',
);
const WHOLE_WEIGHT = new RegExp(String.raw`^${WEIGHT}$`, 'u');
/** A network's generation, not grams. */
const NETWORK = /[345]g$/u;
const NETWORK_THING = /router|hotspot|modem|phone|handy|\bsim\b|stick|tablet|ipad|dongle/iu;
const TOTAL = /total|gesamt|zusammen|altogether/u;

export type WeightAtEnd = {
  /** The text before it. */
  rest: string;
  grams: number;
  /** It is that of all pieces together. */
  isTotal: boolean;
};

/** 'Tent – 1200 g', 'Zelt (1,2 kg)', 'Canister 2 lb 9 oz'; null without a weight at the end. */
export function weightAtEnd(text: string): WeightAtEnd | null {
  const found = WEIGHT_AT_END.exec(text);
  if (found === null) return null;
  const [, rest = '', amount = '', unit = '', more = '', smaller = '', behind = ''] = found;
  if (NETWORK.test(text) && NETWORK_THING.test(text)) return null;
  const grams = gramsOf(amount, unit, more, smaller);
  return grams === null ? null : { rest, grams, isTotal: TOTAL.test(behind) };
}

/** The weight in a table's cell: '1200', '1.2 kg', '1 lb 3 oz'; a bare number counts in `unit` grams. */
export function weightInCell(cell: string, unit: number, decimal: DecimalSign): number | null {
  const text = cell.trim();
  const thousands = unit === 1 && decimal === null;
  const bare = readNumber(text, { decimal, thousands });
  if (bare !== null) return positive(bare * unit);
  const found = WHOLE_WEIGHT.exec(text);
  if (found === null) return null;
  const [, amount = '', written = '', more = '', smaller = ''] = found;
  return gramsOf(amount, written, more, smaller);
}

/** Heavier than what anybody packs, it is something else. */
const HEAVIEST_G = 200_000;

function gramsOf(amount: string, unit: string, more: string, smaller: string): number | null {
  const first = inGrams(amount, unit);
  const second = more === '' ? 0 : inGrams(more, smaller);
  return first === null || second === null ? null : positive(first + second);
}

function inGrams(amount: string, unit: string): number | null {
  const each = gramsOfUnit(unit);
  const number = readNumber(amount, { thousands: each === 1 });
  return each === null || number === null ? null : number * each;
}

function positive(grams: number): number | null {
  return grams > 0 && grams <= HEAVIEST_G ? roundGrams(grams) : null;
}
