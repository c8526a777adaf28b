/** Letters that Unicode does not take apart into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  ŧ: 't',
};

const plainOf = new Map<string, string>();

/**
 * A name as the search compares it: lower case, plain Latin letters, digits and single spaces.
 * Accents go (Köln -> koln, Tromsø -> tromso, Großglockner -> grossglockner), apostrophes vanish,
 * every other sign is a space. Names without a Latin letter fold to ''.
 */
export function foldName(name: string): string {
  let folded = '';
  for (const letter of name) {
    const code = letter.charCodeAt(0);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) folded += letter;
    else if (code >= 65 && code <= 90) folded += String.fromCharCode(code + 32);
    else folded += code < 128 ? signOf(letter) : foldLetter(letter);
  }
  return folded.replaceAll(/ +/gu, ' ').trim();
}

/** One letter beyond ASCII as plain letters, ' ' or ''. Remembered: names repeat their letters. */
export function foldLetter(letter: string): string {
  const known = plainOf.get(letter);
  if (known !== undefined) return known;
  const plain = plainLetter(letter);
  plainOf.set(letter, plain);
  return plain;
}

function plainLetter(letter: string): string {
  if (/[‘’ʻʼʽ′´`ʹˈ“”]/u.test(letter)) return '';
  const lower = letter.toLowerCase();
  const mapped = PLAIN[lower];
  if (mapped !== undefined) return mapped;
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (/^[a-z0-9]+$/u.test(bare)) return bare;
  return /[\p{L}\p{M}\p{N}]/u.test(letter) ? (PLAIN[bare] ?? '') : ' ';
}

function signOf(sign: string): string {
  return sign === "'" || sign === '`' || sign === '"' ? '' : ' ';
}
