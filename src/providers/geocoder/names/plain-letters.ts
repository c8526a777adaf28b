/*
 * Letters of other alphabets as plain Latin ones, the way names are romanized for maps: Cyrillic
 * (BGN/PCGN), Greek (ELOT 743), Georgian (national system), Korean (Revised Romanization, letter by
 * letter). Other scripts (Chinese, Arabic, Thai …) get a code of four letters a character, so that
 * names match as they are written.
 */

const LATIN =
  'ß ss ø o æ ae œ oe ð d đ d þ th ł l ı i ħ h ŋ n ə e ŧ t ƙ k ɓ b ɗ d ơ o ư u ꞌ _ ʿ _ ʾ _';
const CYRILLIC =
  'а a б b в v г g ґ g д d е e є ye ж zh з z и i і i ї yi й y ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c ђ dj у u ў u ф f х kh ц ts ч ch џ dz ш sh щ shch ъ _ ы y ь _ э e ю yu я ya ѓ g ќ k ѕ dz ә a ғ g қ k ң n ө o ұ u ү u һ h';
const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';
const GEORGIAN =
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h';
/** Korean syllables decompose into these: first consonants, vowels, last consonants. */
const KOREAN_FIRST = [0x1100, 'g kk n d tt r m b pp s ss _ j jj ch k t p h'] as const;
const KOREAN_VOWELS = [
  0x1161,
  'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i',
] as const;
const KOREAN_LAST = [0x11a8, 'k k k n n n t l k m l l l p l m p p t t ng t t k t p t'] as const;

/** '_' means that the letter is silent. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...[LATIN, CYRILLIC, GREEK, GEORGIAN].flatMap(pairsOf),
  ...[KOREAN_FIRST, KOREAN_VOWELS, KOREAN_LAST].flatMap(rowOf),
]);

/** A lower-case letter without accents in plain Latin; undefined without a rule. */
export function romanized(letter: string): string | undefined {
  return PLAIN.get(letter);
}

/** Four letters as the code of one character of a script without a rule. */
export function codedLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let rest = code % 26 ** 3;
  let coded = '';
  for (let place = 0; place < 3; place++) {
    coded = String.fromCharCode(97 + (rest % 26)) + coded;
    rest = Math.floor(rest / 26);
  }
  return (CODE_STARTS[Math.floor(code / 26 ** 3) % CODE_STARTS.length] ?? 'q') + coded;
}

const CODE_STARTS = ['q', 'x', 'z', 'j'];

function pairsOf(table: string): [string, string][] {
  const words = table.split(' ');
  return words.flatMap((word, at): [string, string][] =>
    at % 2 === 0 ? [[word, (words[at + 1] ?? '').replace('_', '')]] : [],
  );
}

function rowOf([first, sounds]: readonly [number, string]): [string, string][] {
  return sounds
    .split(' ')
    .map((sound, at) => [String.fromCharCode(first + at), sound.replace('_', '')]);
}
