const BREAKS =
  /<(?:br|hr)\s*\/?>|<\/(?:p|div|li|td|th|tr|h[1-6]|dt|dd|table|ul|ol|blockquote)\s*>/giu;
/** Elements that a page would run or hide, with their content. */
const UNSEEN = /<(script|style|iframe|object|svg|head|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu;
const TAGS = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^<>]*>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
};
const HIGHEST_CODE = 0x10_ff_ff;
/** Size limit in characters of a text that is looked at; far more than a note holds. */
const LONGEST_READ = 8000;
/** Neither seen nor allowed to turn the direction of what stands around them. */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text as a reader sees it, of a text that may be HTML: its lines, without marks, scripts and styles. */
export function plainText(text: string): string {
  const seen = text
    .slice(0, LONGEST_READ)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(BREAKS, '\n')
    .replaceAll(TAGS, '');
  return seen
    .replaceAll(
      /&(#x?[\da-f]{1,8}|[a-z]{2,8});/giu,
      (whole, name: string) => characterOf(name) ?? whole,
    )
    .replaceAll(HIDDEN, '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** `plainText` on one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  const isHexadecimal = /^#x/iu.test(name);
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  return Number.isNaN(code) || code > HIGHEST_CODE ? undefined : String.fromCodePoint(code);
}
