import type { FoldedText } from '../fold-text.ts';

export type Span = { start: number; end: number };

/** A word of a folded text, by its range. */
export type Token = Span & {
  text: string;
  /** One space or hyphen stands between the word before and this one. */
  joined: boolean;
  /** Written with a capital letter where no sentence begins: in German a noun. */
  noun: boolean;
};

/** A word may contain apostrophes, and end with one that closes no quotation: "kids' museums". */
const WORD = /[\p{L}\p{N}_]+(?:'[\p{L}\p{N}_]+)*(?:(?<!'[\p{L}\p{N}_]+)'(?![\p{L}\p{N}]))?/gu;
const SENTENCE = /[.!?;\n]/u;
/** Abbreviations whose dot ends no sentence: 'Mt. Fuji', 'St. James'. */
const ABBREVIATED = /^(?:mt|st)$/u;

/** The words of a text; `original` is what was folded. */
export function tokensOf(folded: FoldedText, original: string): Token[] {
  const characters = Array.from(original.normalize('NFC'));
  const isCapital = (index: number) =>
    /\p{Lu}/u.test(characters[folded.positions[index] ?? -1] ?? '');
  const tokens: Token[] = [];
  for (const match of folded.text.matchAll(WORD)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const before = tokens.at(-1);
    const between = folded.text.slice(before?.end ?? 0, start);
    const inSentence = before !== undefined && (!SENTENCE.test(between) || isAbbreviated(before));
    tokens.push({
      text: match[0],
      start,
      end,
      joined: before !== undefined && isJoined(before, between),
      noun: isCapital(start) && inSentence,
    });
  }
  return alone(tokens, isCapital);
}

function isJoined(before: Token, between: string): boolean {
  return between === ' ' || between === '-' || (between === '. ' && isAbbreviated(before));
}

export function isAbbreviated({ text }: { text: string }): boolean {
  return ABBREVIATED.test(text);
}

/** Of words that stand alone between commas each with a capital is a noun, the first too: 'See, Sauna'. */
function alone(tokens: Token[], isCapital: (index: number) => boolean): Token[] {
  return tokens.map((token, index) => {
    const isAlone = !token.joined && tokens[index + 1]?.joined !== true;
    return token.noun || !isAlone ? token : { ...token, noun: isCapital(token.start) };
  });
}
