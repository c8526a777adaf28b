import type { NameIndex } from './name-index.ts';

/*
 * Scores of matches, in points on the scale of importance (0..100). A whole name is worth as much as
 * a hundredfold population; a typing error costs more than that.
 */
export const POINTS = {
  wholeName: 40,
  wordsAtStart: 22,
  partAtStart: 0,
  /** All but the last letter, in names of six letters or more. */
  almostWhole: 14,
  /** Not at the beginning: 'main' in 'frankfurt am main', 'york' in 'new york'. */
  restOfName: 6,
  wordsInside: -2,
  partInside: -14,
  /** Times the share of the name that was typed. */
  coverage: 10,
  oneError: -50,
  errorInFirstLetter: -6,
  /** In addition, for a short text that is the beginning of other names. */
  errorInHalfWord: -80,
  twoErrors: -70,
  /** The region or country typed beside the name matches. */
  context: 24,
  /** An airport's code in small letters: probably the beginning of a name ('ber' of Berlin). */
  codeInSmallLetters: -45,
  /** A large airport's code in capitals: more than a name that begins with it (LOS, SAN). */
  codeInCapitals: 35,
  /** An airport by its town's name: the town is meant, unless 'airport' was typed too. */
  airportByName: -14,
  /** A large airport by the name that it has beside its town's (Hongqiao): before a small town of that name. */
  airportByOwnName: -7,
  /** A name in another language, a short or a former one: after a place that is called so (Bergen, Mons). */
  otherName: -14,
  near: 30,
} as const;

const SPACE = 32;
const ALMOST_FROM_LETTERS = 5;

/** Points for a match of `covered` letters from the start of an entry. */
export function matchPoints(index: NameIndex, entry: number, covered: number): number {
  const other = index.keyOthers[index.entryKeys[entry] ?? 0] === 1 ? POINTS.otherName : 0;
  return other + spanPoints(index, entry, covered);
}

/** Points for how much of the name is covered, and from where. */
function spanPoints(index: NameIndex, entry: number, covered: number): number {
  const key = index.entryKeys[entry] ?? 0;
  const keyStart = index.keyStarts[key] ?? 0;
  const keyEnd = (index.keyStarts[key + 1] ?? 1) - 1;
  const start = index.entryStarts[entry] ?? 0;
  const end = start + covered;
  const share = (POINTS.coverage * covered) / (keyEnd - keyStart);
  if (start === keyStart) {
    if (end >= keyEnd) return POINTS.wholeName + POINTS.coverage;
    if (index.pool[end] === SPACE) return share + POINTS.wordsAtStart;
    const almost = end + 1 === keyEnd && covered >= ALMOST_FROM_LETTERS;
    return share + (almost ? POINTS.almostWhole : POINTS.partAtStart);
  }
  if (end >= keyEnd) return share + POINTS.restOfName;
  return share + (index.pool[end] === SPACE ? POINTS.wordsInside : POINTS.partInside);
}

/** Whether the entry is the first word of its name. */
export function startsName(index: NameIndex, entry: number): boolean {
  return index.entryStarts[entry] === index.keyStarts[index.entryKeys[entry] ?? 0];
}

/** Whether the match ends at the end of a word. */
export function endsWord(index: NameIndex, entry: number, covered: number): boolean {
  const after = index.pool[(index.entryStarts[entry] ?? 0) + covered];
  return after === SPACE || after === 0 || after === undefined;
}

/** Whether the match covers the whole name. */
export function isWholeName(index: NameIndex, entry: number, covered: number): boolean {
  const key = index.entryKeys[entry] ?? 0;
  const start = index.entryStarts[entry] ?? 0;
  return start === index.keyStarts[key] && start + covered >= (index.keyStarts[key + 1] ?? 1) - 1;
}
