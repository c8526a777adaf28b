import { codedLetter, romanized } from './plain-letters.ts';

const plainOf = new Map<string, string>();

/**
 * A name as the search compares it: lower case, plain Latin letters, digits and single spaces.
 * Accents go (Köln -> koln, Tromsø -> tromso, Großglockner -> grossglockner), apostrophes vanish,
 * every other sign is a space. Other alphabets become Latin (Москва -> moskva); see plain-letters.ts.
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
  const known = romanized(lower);
  if (known !== undefined) return known;
  if (!/[\p{L}\p{M}\p{N}]/u.test(letter)) return ' ';
  const bare = lower.normalize('NFKD').replaceAll(/\p{Mn}/gu, '');
  return Array.from(bare, (part) =>
    /[a-z0-9]/u.test(part) ? part : (romanized(part) ?? coded(part)),
  ).join('');
}

function coded(letter: string): string {
  return /\p{L}/u.test(letter) ? codedLetter(letter) : '';
}

function signOf(sign: string): string {
  return sign === "'" || sign === '`' || sign === '"' ? '' : ' ';
}
