import { foldName } from './fold-name.ts';

const MAX_VARIANTS = 10;
const MAX_CHARACTERS = 48;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
/** Words that names have in one form and people type in another. */
const FORMS: readonly (readonly string[])[] = [
  ['st', 'saint', 'sankt', 'sint'],
  ['mt', 'mount', 'mte', 'monte', 'mont'],
];

/**
 * The folded query in all spellings that the index may have: first as typed, then with umlauts
 * expanded (Düren -> dueren) or contracted (Muenchen -> munchen, Aarhus -> arhus), with other forms
 * of a saint or a mount (St. Moritz -> saint moritz, Mt Fuji -> mount fuji) and in Ukrainian
 * romanization (Київ).
 */
export function queryVariants(text: string): string[] {
  const lower = text.toLowerCase().slice(0, MAX_CHARACTERS);
  const typed = foldName(lower);
  const expanded = foldName(lower.replaceAll(/[äöüåø]/gu, (letter) => UMLAUTS[letter] ?? letter));
  const contracted = contractedForms(typed);
  const variants = new Set([
    typed,
    expanded,
    ...contracted,
    ...otherForms(typed),
    ...ukrainian(lower),
  ]);
  return [...variants].filter(Boolean).slice(0, MAX_VARIANTS);
}

/** 'ae', 'oe', 'ue' and 'aa' contracted to one letter: all of them, and each alone. */
function contractedForms(folded: string): string[] {
  const pairs = [...folded.matchAll(/[aou]e|aa/gu)];
  if (pairs.length === 0) return [];
  const all = folded.replaceAll(/([aou])e|a(?=a)/gu, '$1');
  const single = pairs.map(({ index }) => folded.slice(0, index + 1) + folded.slice(index + 2));
  return [all, ...single];
}

/** All combinations of the words' other forms, where a name follows. */
function otherForms(folded: string): string[] {
  const words = folded.split(' ');
  const choices = words.map((word, at) => {
    const forms = at + 1 < words.length ? FORMS.find((list) => list.includes(word)) : undefined;
    return [word].concat(forms?.filter((form) => form !== word) ?? []);
  });
  return choices
    .reduce<string[]>(
      (texts, forms) =>
        forms.flatMap((form) => texts.map((text) => (text === '' ? form : `${text} ${form}`))),
      [''],
    )
    .slice(1);
}

/** Ukrainian romanizes и as y; its own letters distinguish it from Russian. */
function ukrainian(lower: string): string[] {
  if (!/[іїєґ]/u.test(lower)) return [];
  return [foldName(lower.replaceAll('и', 'ы').replaceAll('ї', 'і'))];
}

/** Whether the text is in an alphabet with romanization, so that typing errors make sense. */
export function isAlphabetic(text: string): boolean {
  return !/(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Georgian}|\p{Script=Hangul})\p{L}/u.test(
    text,
  );
}
