const YOUNG = '(?:small |young |little |kleine[nr]? |junge[nr]? )?';
const MANY =
  '(?:children|kids|toddlers|grandchildren|sons|daughters|kindern?|soehnen?|toechtern?|enkeln?)';
const ONE =
  /\b(?:bab(?:y|ys)|toddler|saeugling|(?:one|an?|our|my|unser(?:em|er)?|mein(?:em|er)?|eine[mr]?) (?:small |young |little |kleine[mnr]? )?(?:child|kid|son|daughter|grandchild|kind|sohn|tochter|enkel(?:in)?))\b/u;
const COUNTED = new RegExp(String.raw`\b(\d{1,2}|[a-z]+) ${YOUNG}${MANY}\b`, 'u');
const SPOKEN = new RegExp(String.raw`\b(?:${MANY}|famil(?:y|ies)|familien?)\b`, 'u');
const WITHOUT =
  /\b(?:without|no|not|ohne|keine?|nicht) (?:the |my |our |die |unsere |meine )?(?:children|kids|kinder|bab(?:y|ies|ys)|famil\w+)\b/u;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  fuenf: 5,
  sechs: 6,
};
const PARENTS = 2;

/**
 * How many children travel along by the traveller's words, folded: '2 kids', 'mit zwei Kindern', 'with
 * a baby'. Where no number is said, all but two of the group; 0 where nobody speaks of children.
 */
export function childrenIn(words: string, travelers: number): number {
  if (WITHOUT.test(words)) return 0;
  const said = COUNTED.exec(words)?.[1] ?? '';
  const count = NUMBERS[said] ?? Number(said);
  // One grown-up goes along.
  if (count > 0) return Math.min(count, Math.max(1, travelers - 1));
  if (ONE.test(words)) return 1;
  return SPOKEN.test(words) ? Math.max(1, travelers - PARENTS) : 0;
}

const BABIES = /\b(?:baby|saeugling)\b/u;
const MORE_BABIES = /\b(?:twin babies|babies|babys|zwillinge|saeuglinge)\b/u;

/** How many of them are babies: one, or two where the words speak of more. */
export function babiesIn(words: string): number {
  return MORE_BABIES.test(words) ? 2 : BABIES.test(words) ? 1 : 0;
}
