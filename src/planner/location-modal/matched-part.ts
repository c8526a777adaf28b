import { shortPlaceName } from '#src/wording/place-name.ts';

/**
 * Splits a name around the part that the typed text matches, ignoring case and accents:
 * ['', 'Skul', 'eberget'] for 'skul'. The match is empty where the letters do not occur as typed.
 */
export function matchedPart(name: string, text: string): [string, string, string] {
  const wanted = folded(shortPlaceName(text));
  const letters = Array.from(name);
  const plain = letters.map(folded);
  if (wanted === '') return [name, '', ''];
  for (let start = 0; start < letters.length; start += 1) {
    const startsWord = start === 0 || /[\s'’-]/u.test(letters[start - 1] ?? '');
    const end = startsWord ? endOfMatch(plain, start, wanted) : null;
    if (end !== null) {
      return [
        letters.slice(0, start).join(''),
        letters.slice(start, end).join(''),
        letters.slice(end).join(''),
      ];
    }
  }
  return [name, '', ''];
}

function endOfMatch(plain: string[], start: number, wanted: string): number | null {
  let have = '';
  for (let end = start; end < plain.length; end += 1) {
    have += plain[end] ?? '';
    if (have.startsWith(wanted)) return end + 1;
    if (!wanted.startsWith(have)) return null;
  }
  return null;
}

/** Letters in lower case without their accents. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
