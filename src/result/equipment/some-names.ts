import type { Language } from '#src/domain/language/language.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';

/** Names that fill two lines on a phone. */
const MANY = 4;

/** 'Passport, toothbrush, underwear': a few lines of a list, of each category first, without details. */
export function someNames(categories: readonly ListCategory[], language: Language): string {
  const longest = Math.max(...categories.map(({ products }) => products.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    categories.flatMap(({ products }) => products[turn]?.name ?? []),
  ).flat();
  const names = [...new Set(inTurn.map(withoutDetails))].slice(0, MANY);
  return names.map((name, index) => (index === 0 ? name : within(name, language))).join(', ');
}

/** 'Dry bag, 20 litres' is a dry bag. */
export function withoutDetails(name: string): string {
  return name.replace(/\s*[,(].*$/u, '');
}

/** English names begin small inside a sentence, but for those with more capitals, as 'USB cable'. */
function within(name: string, language: Language): string {
  if (language === 'de' || /^.\S*\p{Lu}/u.test(name)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
