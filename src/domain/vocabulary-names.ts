/*
 * The names of a catalogue's vocabulary, which may be anybody's: matched by the stems of their words,
 * and the general ones recognised.
 */

/*
 * Both sets are words of names in a catalogue, not of travellers. The page knows no lexicon when it asks a
 * remote catalogue, so they stand here.
 */

/** Words that tell two names apart in nothing. */
const FILLERS = new Set(['and', 'or', 'the', 'of', 'in', 'on', 'und', 'oder', 'der', 'die', 'das']);
const GENERAL =
  /^(?:any|all|every(?:day|where)?|general|universal|alle|allgemein|jede[rs]?|alltag|überall)$/u;
/** A general name has hardly more words than that: 'All climates', not 'All-mountain skiing'. */
const GENERAL_WORDS = 2;
/** Names at most where there is nothing to choose by: they stand in the address of a request. */
const MOST = 40;

/**
 * The name that is meant, else the nearest: the same words in another form or order, then names that
 * have all the words given, or whose words are all given, with the fewest others. Empty for a stranger.
 */
export function closestNames(given: string, names: readonly string[]): string[] {
  const exact = names.find((name) => folded(name) === folded(given));
  if (exact !== undefined) return [exact];
  const wanted = stemsOf(given);
  const distances = names.map((name) => distance(wanted, stemsOf(name)));
  const least = distances.reduce((a, b) => Math.min(a, b), Infinity);
  return least === Infinity ? [] : names.filter((_, index) => distances[index] === least);
}

/** The names, then the vocabulary's general ones; all of the vocabulary where neither is there. */
export function withGeneralNames(names: readonly string[], all: readonly string[]): string[] {
  const special = names.filter((name) => !isGeneralName(name));
  const chosen = [...new Set([...special, ...all.filter(isGeneralName)])];
  return chosen.length > 0 ? chosen : [...new Set(all)].slice(0, MOST);
}

/** 'Any terrain', 'All climates', 'Everyday travel', 'General'. */
export function isGeneralName(name: string): boolean {
  const words = wordsOf(name);
  return words.length <= GENERAL_WORDS && words.some((word) => GENERAL.test(word));
}

/** How many words one has more than the other; Infinity where each has words of its own, or none. */
function distance(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  if (shared === 0 || shared < Math.min(a.size, b.size)) return Infinity;
  return Math.abs(a.size - b.size);
}

function stemsOf(name: string): Set<string> {
  return new Set(
    wordsOf(name)
      .filter((word) => !FILLERS.has(word))
      .map(stemOf),
  );
}

/** 'hik' of hiking, hikes and hike; 'mountain' of mountains and mountainous. */
function stemOf(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replace(/ies$/u, 'y');
  const stem = plain.replace(/^(.{3,}?)(?:ings?|ous|ers?|en|al|es|s|y|e)$/u, '$1');
  return stem.replace(/(.)\1$/u, '$1');
}

function wordsOf(name: string): string[] {
  return folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function folded(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
