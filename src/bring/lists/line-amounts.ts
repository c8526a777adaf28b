import { QUANTITY } from '#src/domain/list/list-edits.ts';
import { followsAsPart } from './number-words.ts';
import { roundGrams, weightAtEnd } from './read-amount.ts';
import type { WeightAtEnd } from './read-amount.ts';

export type Amounts = { name: string; quantity: number; weightGrams: number | null };

const PIECES = String.raw`(?:[Pp]aare?|[Pp]airs?|[Pp]rs?\.|[Ss]tücke?|[Ss]tk\.?|[Ss]t\.|pcs?\.?|pieces|Mal|mal)`;

/** '2x T-Shirt', '2 × Socken', 'x2 Socks', '2xSocken'; 'XL' is a size, and '8 x 42' binoculars. */
const TIMES_BEFORE = /^(?:[x×]\s?(\d{1,3})|(\d{1,3})(\s?)[x×X*])(\s+)(?=\S)/u;
const JOINED_BEFORE = /^(\d{1,3})[x×](?=\p{L})(?![xX]*[lLsS](?![\p{L}\p{N}-]))/u;
const DIMENSION =
  /^\d+(?:[.,]\d+)?(?![\d.,-])(?!\s*(?:[mc]?l|k?g|oz|lbs?|m?Ah|Wh?|V|liters?|litres?)(?!\p{L}))/iu;
/** '3 Paar Socken', '2 pairs of socks'. */
const PIECES_BEFORE = new RegExp(
  String.raw`^(\d{1,2})\s*${PIECES}\s+(?:(?:of|von)\s+)?(?=\S)`,
  'u',
);
/** '2 T-Shirts', '2-3 T-Shirts'. */
const NUMBER_BEFORE = /^(?:(\d{1,2})\s?(?:-|–|bis|to)\s?)?(\d{1,2})\s+(?=[\p{L}"„“])/u;
const WORDS_BEFORE =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|two|three|four|five|six|seven|eight|nine|ten)\s+(?=\p{L})/iu;

const COUNT_WORDS: readonly (readonly string[])[] = [
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['fünf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
];

const AT_END: readonly RegExp[] = [
  // 'Socks (3)', '(3x)', '(x3)', '(3 Paar)'
  new RegExp(String.raw`\s*[([]\s*(?:[x×]\s*)?(\d{1,2})\s*(?:[x×]|${PIECES})?\s*[)\]]$`, 'u'),
  // 'Socks x3', 'AA batteries x 4', but not 'Print 10 x 15'
  new RegExp(String.raw`(?<!\d)\s+[x×*]\s*(\d{1,3})\s*${PIECES}?$`, 'u'),
  // 'Socks 3x'
  /(?<!\d)\s+(\d{1,2})\s*[x×]$/u,
  // 'T-Shirt: 2', 'Socks: 3 pairs'
  new RegExp(String.raw`(?<!\d)\s*[:=]\s*(\d{1,2})\s*(?:[x×]|${PIECES})?$`, 'u'),
  // 'Socks, 3', 'Socks – 3'
  new RegExp(String.raw`(?<!\d)(?:\s*,\s*|\s+[-–—]\s*)(\d{1,2})\s*(?:[x×]|${PIECES})?$`, 'u'),
  // 'Socks 3 pairs'
  new RegExp(String.raw`(?<!\d)\s+(\d{1,2})\s*${PIECES}$`, 'u'),
];

/** Takes a quantity and a weight out of a line, where they are meant as such; the name keeps the rest. */
export function readAmounts(line: string): Amounts {
  const text = tidy(line);
  const before = quantityBefore(text);
  let { rest: name, quantity } = before;
  let weight: number | null = null;
  let isTotal = false;
  for (;;) {
    const heavy: WeightAtEnd | null = weight === null ? weightAtEnd(name) : null;
    const atEnd: Counted | null = quantity === null ? quantityAtEnd(name) : null;
    const rest = tidy(heavy?.rest ?? atEnd?.rest ?? '');
    if (rest === '') break;
    name = rest;
    if (heavy === null) quantity = atEnd?.quantity ?? null;
    else ({ grams: weight, isTotal } = heavy);
  }
  const count = quantity ?? 1;
  if (weight !== null && isTotal) weight = roundGrams(weight / count);
  return { name, quantity: count, weightGrams: weight };
}

type Counted = { rest: string; quantity: number | null };

function quantityBefore(text: string): Counted {
  const whole: Counted = { rest: text, quantity: null };
  const times = TIMES_BEFORE.exec(text);
  if (times !== null) {
    const [all, after, before, gap] = times;
    const rest = text.slice(all.length);
    // '3 x 2 m' is a size, '2x 4G router' a quantity.
    const isSize = after === undefined && gap !== '' && DIMENSION.test(rest);
    return isSize ? whole : counted(after ?? before, rest, whole);
  }
  const joined = JOINED_BEFORE.exec(text) ?? PIECES_BEFORE.exec(text);
  if (joined !== null) return counted(joined[1], text.slice(joined[0].length), whole);
  return bareQuantity(text, whole);
}

function bareQuantity(text: string, whole: Counted): Counted {
  const number = NUMBER_BEFORE.exec(text);
  const word = number === null ? WORDS_BEFORE.exec(text) : null;
  const found = number ?? word;
  if (found === null) return whole;
  const rest = text.slice(found[0].length);
  if (followsAsPart(rest)) return whole;
  const [, from, upTo = ''] = number ?? [];
  if (from !== undefined && !isFewMore(Number(from), Number(upTo))) return whole;
  return counted(
    number === null ? countOf(found[0]) : upTo,
    rest.replace(/^Paare?\s+|^pairs?\s+of\s+/iu, ''),
    whole,
  );
}

/** '2-3' of something; '24-70' is a lens. */
function isFewMore(from: number, upTo: number): boolean {
  return from < upTo && upTo <= from + 3 && upTo <= 12;
}

function countOf(word: string): string {
  const index = COUNT_WORDS.findIndex((words) => words.includes(word.trim().toLowerCase()));
  return String(index + 2);
}

/** '8x' is how near it brings things. */
const OPTICS = /zoom|fernglas|binocular|monocular|monokular|lupe|magnif|scope|objektiv/iu;

function quantityAtEnd(text: string): Counted | null {
  if (OPTICS.test(text)) return null;
  for (const pattern of AT_END) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const number = Number(found[1]);
    if (number >= QUANTITY.min) return { rest: text.slice(0, found.index), quantity: number };
  }
  return null;
}

function counted(number: string | undefined, rest: string, whole: Counted): Counted {
  const quantity = Number(number);
  const name = tidy(rest);
  return quantity >= QUANTITY.min && quantity <= QUANTITY.max && name !== ''
    ? { rest: name, quantity }
    : whole;
}

/** Without what stood between the parts of the line. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\s*(?:[-–—:|,;]\s+)?/u, '')
    .replace(/[\s,;|:=–—]+$|\s+-+$|\s*[([]\s*$/u, '')
    .trim();
}
