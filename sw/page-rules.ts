import { splitLanguage } from '#src/domain/language/language-rules.mjs';
import type { Language } from '#src/domain/language/language-rules.mjs';

/** A precached file, named below the root, with its status; or the page to redirect to. */
export type PageAnswer = { file: string; status: 200 | 404 } | { redirect: string };

/** The precached file that answers for a page, in this language where its address names none. */
export function pageAnswer(
  pathname: string,
  requested: Language,
  precached: ReadonlySet<string>,
): PageAnswer {
  const address = pathname.replace(/\/+$/u, '');
  const { language, path } = splitLanguage(address);
  const folder = language ?? requested;
  const candidates = [`${folder}${path}/index.html`, shellOf(address)];
  const file = candidates.find((candidate) => precached.has(candidate));
  if (file !== undefined) return { file, status: 200 };
  if (/^\/blog\/[^/]+$/u.test(path)) {
    return { redirect: language === null ? '/blog' : `/${language}/blog` };
  }
  return { file: `${folder}/404.html`, status: 404 };
}

/** The trips have one shell for all languages and all trips; the page itself draws the rest. */
function shellOf(address: string): string {
  return /^\/trips\/[^/]+$/u.test(address) ? 'trips/index.html' : `${address.slice(1)}/index.html`;
}
