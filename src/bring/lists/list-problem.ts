/** UTF-16 units of a text, and bytes of a file. */
export const LARGEST_LIST = 1_000_000;
/** More than any list has. */
export const MOST_LINES = 500;
/** Lines that are looked at, headings and what is left out among them; the others are only counted. */
export const MOST_ROWS = 2000;
/** UTF-16 units. */
export const LONGEST_LINE = 200;

/** Why a text is no list at all. */
export type ListProblem =
  /** More than `LARGEST_LIST`. */
  | 'large'
  /** No text. */
  | 'binary'
  /** A web page. */
  | 'page'
  /** A file for something else: places, a calendar, a copy of trips. */
  | 'data';

const FORMATS: readonly { problem: ListProblem; begins: RegExp }[] = [
  { problem: 'binary', begins: /^(?:PK\p{Cc}|%PDF-|.PNG|GIF8|\{\\rtf|ÿØÿ)/u },
  {
    problem: 'data',
    begins: /^(?:<\?xml\s|<(?:gpx|kml|svg|rss|feed)[\s>]|BEGIN:V(?:CALENDAR|CARD)\b)/iu,
  },
  { problem: 'page', begins: /^<(?:!doctype|!--|\/?[a-z][a-z0-9]*[\s/>])/iu },
];

/** The largest share of control characters in a text: more of them are no slip of the keyboard. */
const MOST_CONTROLS = 0.005;
const CONTROLS = /[^\P{Cc}\s]|\uFFFD/gu;

/** Null where it can be read line by line. */
export function listProblem(text: string): ListProblem | null {
  if (text.length > LARGEST_LIST) return 'large';
  if (text.includes('\0')) return 'binary';
  const start = text.trimStart();
  const format = FORMATS.find(({ begins }) => begins.test(start));
  if (format !== undefined) return format.problem;
  if (isJson(start)) return 'data';
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls > 2 && controls > text.length * MOST_CONTROLS ? 'binary' : null;
}

function isJson(text: string): boolean {
  if (!/^(?:\{|\[\s*[[{"\d])/u.test(text)) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
