/** Normalized text, and for each of its characters the index in the original. */
export type FoldedText = { text: string; positions: readonly number[] };

const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const LAST_ASCII = '\u007F';
const ASCII_ONLY = /^[\p{ASCII}]*$/u;

/** Lower case, umlauts spelled out, other accents removed: 'Älpler' equals 'Aelpler'. */
export function foldText(original: string): FoldedText {
  if (ASCII_ONLY.test(original)) {
    return { text: original.toLowerCase(), positions: Array.from(original, (_, index) => index) };
  }
  let text = '';
  const positions: number[] = [];
  for (const [index, character] of Array.from(original.normalize('NFC')).entries()) {
    const lower = character.toLowerCase();
    const folded = SPELLED_OUT[lower] ?? withoutAccents(lower);
    for (const part of folded.split('')) {
      text += part;
      positions.push(index);
    }
  }
  return { text, positions };
}

/** Plain letters, most of any text, are not normalized, which costs as much as for accented ones. */
function withoutAccents(letter: string): string {
  return letter <= LAST_ASCII ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The original text of a range in the folded text. */
export function originalOf(
  original: string,
  folded: FoldedText,
  start: number,
  end: number,
): string {
  const characters = Array.from(original.normalize('NFC'));
  const first = folded.positions[start] ?? 0;
  const last = folded.positions[end - 1] ?? first;
  return characters.slice(first, last + 1).join('');
}
