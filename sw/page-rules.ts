/** The languages that pages are stored in; the first is the default. */
const LANGUAGES = ['en', 'de'] as const;

export type PageLanguage = (typeof LANGUAGES)[number];

/** A stored file with its status, or the way to another page. Files are named below the root. */
export type PageAnswer = { file: string; status: 200 | 404 } | { redirect: string };

/** Which stored file answers for a page, in this language where the address names none. */
export function pageAnswer(
  pathname: string,
  language: PageLanguage,
  stored: ReadonlySet<string>,
): PageAnswer {
  const path = pathname.replace(/\/+$/u, '');
  const [, code, rest = ''] = /^\/(en|de)(\/.*)?$/u.exec(path) ?? [];
  const named = LANGUAGES.find((known) => known === code);
  const plain = named === undefined ? path : rest;
  const folder = named ?? language;
  const candidates = [`${folder}${plain}/index.html`, shellOf(path)];
  const file = candidates.find((candidate) => stored.has(candidate));
  if (file !== undefined) return { file, status: 200 };
  if (/^\/blog\/[^/]+$/u.test(plain)) {
    return { redirect: named === undefined ? '/blog' : `/${named}/blog` };
  }
  return { file: `${folder}/404.html`, status: 404 };
}

/** The language of the remembered choice, else the first of the browser's that we speak. */
export function pageLanguage(chosen: string | null, tags: readonly string[]): PageLanguage {
  const wanted = [chosen ?? '', ...tags].map((tag) => tag.slice(0, 2).toLowerCase());
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => language === tag);
    if (known !== undefined) return known;
  }
  return LANGUAGES[0];
}

/** The trips and each of them are no files of a language: they are put together here. */
function shellOf(path: string): string {
  return /^\/trips\/[^/]+$/u.test(path) ? 'trips/index.html' : `${path.slice(1)}/index.html`;
}
