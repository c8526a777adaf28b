import type { Language } from '#src/domain/language/language.ts';

/** How the names of points without a place of their own begin in either language: a trip may be told in the other. */
const NEAR = /^(?:near|bei|nahe|in der Nähe von) /iu;
/** German names that need an article, which nobody knows for all of them. */
const WITH_ARTICLE =
  /(?:alpen|inseln?|küste|gebirge|massiv|wüste|schlucht|fjord|dolomiten|pyrenäen|karpaten|lofoten)$/iu;

/** Whether a point is called after a place near it. */
export function isNear(name: string): boolean {
  return NEAR.test(name);
}

/** ' in Vienna', ' near Vík'; ': Lofoten' where German needs an article. Follows a noun. */
export function inPlace(name: string, language: Language): string {
  if (isNear(name)) return ` ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return language === 'de' && WITH_ARTICLE.test(name) ? `: ${name}` : ` in ${name}`;
}

/** 'Vík' of a point that is 'near Vík': after a word that asks for a name. */
export function withoutNear(name: string): string {
  return name.replace(NEAR, '');
}
