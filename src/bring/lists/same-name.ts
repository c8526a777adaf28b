const MARKS = /\p{M}/gu;
const NO_LETTERS = /[^\p{L}\p{N}]/gu;
/** Letters: a form without its plural that is shorter than this is not used. */
const FEWEST = 3;

/** Letters and digits alone, in lower case, without accents: 'T-Shirt' and 't shirt' are the same. */
export function foldedName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll('ß', 'ss')
    .replaceAll(NO_LETTERS, '')
    .replaceAll(/([aou])e/gu, '$1');
}

/** Forms by which a name is found again: without the plural, in English and in German. */
export function nameForms(name: string): string[] {
  const folded = foldedName(name);
  const english = folded.replace(/ies$/u, 'y').replace(/(?<=[xz]|[cs]h|ss)es$|(?<=[^s])s$/u, '');
  const german = folded.replace(/(?:en|er|e|n|(?<=[^s])s)$/u, '');
  return [...new Set([english, german].map((form) => (form.length < FEWEST ? folded : form)))];
}

/** 'Passport or identity card', but not 'Ski- oder Snowboardschuhe'. */
const PARTS = /(?<!-)\s(?:or|and|oder|und|&)\s/u;

/** `nameForms` for products: 'Sunscreen, factor 50' is sunscreen, 'Notebook and pen' a pen. */
export function productForms(name: string): string[] {
  const [head = name] = name.split(', ');
  return [name, head, ...head.split(PARTS)].flatMap(nameForms);
}
