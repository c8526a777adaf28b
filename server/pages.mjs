import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ file: string, chosen: boolean } | { redirect: string } | null} PageAnswer */

/**
 * Which file answers for a page, in the wanted language where its address names none (`chosen`); an
 * unknown article leads to the blog. Null: no reading page.
 * @param {string} folder
 * @param {string} path
 * @param {string} language
 * @returns {PageAnswer}
 */
export function pageFor(folder, path, language) {
  const [, named, rest = '/'] = /^\/(en|de)(\/.*)?$/u.exec(path) ?? [];
  const plain = (named === undefined ? path : rest).replace(/\/+$/u, '');
  const file = `/${named ?? language}${plain}/index.html`;
  const isPage = /^(?:\/[a-z-]+)*$/u.test(plain) && existsSync(join(folder, file));
  if (isPage) return { file, chosen: named === undefined };
  if (/^\/blog\/[^/]+$/u.test(plain)) {
    return { redirect: named === undefined ? '/blog' : `/${named}/blog` };
  }
  return null;
}
