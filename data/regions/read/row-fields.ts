import { monthsIn } from '#data/months-in.ts';

/** Boxes that a table names once and uses in several rows. */
export type NamedBoxes = ReadonlyMap<string, readonly number[]>;

/** How the text of a column becomes fields of the row. Throws where it is no such text. */
export const COLUMN_FIELDS = {
  name: (text: string) => ({ name: text }),
  where: areasIn,
  months: (text: string) => (text === '' ? {} : { months: monthsIn(text) }),
  limits: limitsIn,
  cause: (text: string) => ({ cause: text }),
  way: (text: string) => ({ way: text }),
  crossing: (text: string) => ({ crossing: text }),
  country: (text: string) => ({ country: text }),
  countries: (text: string) => ({ countries: text.split(' ') }),
  /** Words and names, with commas between. */
  words: (text: string) => ({ words: text === '' ? [] : partsOf(text, ',') }),
  /** Latitudes and longitudes of the points along a line, with commas between. */
  course: (text: string) => ({ course: partsOf(text, ',').map(numbersIn) }),
  german: (text: string) => ({ german: text }),
  /** Towns with their latitude, longitude and nights, with commas between. */
  stops: (text: string) => ({ stops: partsOf(text, ',').map(stopIn) }),
  km: (text: string) => (text === '' ? {} : { km: numberIn(text) }),
  'below latitude': (text: string) => ({ below: numberIn(text) }),
  metres: (text: string) => ({ metres: numberIn(text) }),
} as const;

export type Column = keyof typeof COLUMN_FIELDS;

/** '35 90 -125 45; @47.87 12.45 8; africa' as boxes and circles. */
function areasIn(text: string, named: NamedBoxes): { boxes: unknown[]; circles: unknown[] } {
  const parts = partsOf(text, ';');
  return {
    boxes: parts
      .filter((part) => !part.startsWith('@'))
      .map((part) => named.get(part) ?? numbersIn(part)),
    circles: parts
      .filter((part) => part.startsWith('@'))
      .map((part) => numbersIn(part.slice(1).trim())),
  };
}

/** 'Vík í Mýrdal 63.4186 -19.0061 1' */
function stopIn(text: string): { name: string; lat: number; lng: number; nights: number } {
  const words = text.split(' ');
  const [lat = NaN, lng = NaN, nights = NaN] = words.slice(-3).map(numberIn);
  return { name: words.slice(0, -3).join(' '), lat, lng, nights };
}

/** 'coast 12 below 200' */
function limitsIn(text: string): Record<string, number> {
  if (text === '') return {};
  const words = text.split(' ');
  if (words.length % 2 === 1) throw new Error(`'${text}' is no pairs of a word and a number`);
  return Object.fromEntries(
    words.flatMap((word, index) =>
      index % 2 === 0 ? [[word, numberIn(words[index + 1] ?? '')] as const] : [],
    ),
  );
}

export function numbersIn(text: string): number[] {
  return text.split(/ +/u).map(numberIn);
}

function numberIn(text: string): number {
  if (!/^-?\d+(?:\.\d+)?$/u.test(text)) throw new Error(`'${text}' is no number`);
  return Number(text);
}

function partsOf(text: string, separator: string): string[] {
  return text.split(separator).map((part) => part.trim());
}
