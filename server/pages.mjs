import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  LANGUAGE_COOKIE,
  negotiateLanguage,
  parseAcceptLanguage,
  splitLanguage,
} from '../src/domain/language-rules.mjs';

/** @typedef {{ file: string, negotiated: boolean } | { redirect: string } | null} PageAnswer */

/**
 * The language that a request asks for: the remembered choice, else the browser's preference.
 * @param {{ cookie?: string | undefined, 'accept-language'?: string | undefined }} headers
 */
export function requestedLanguage(headers) {
  const cookie = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=(\w+)`, 'u');
  const remembered = cookie.exec(headers.cookie ?? '')?.[1] ?? '';
  return negotiateLanguage([remembered, ...parseAcceptLanguage(headers['accept-language'] ?? '')]);
}

/**
 * The file of a prerendered page; in the requested language if the path names none (`negotiated`). An
 * unknown article redirects to the blog. Null if there is no such page.
 * @param {string} folder
 * @param {string} pathname
 * @param {string} requested language
 * @returns {PageAnswer}
 */
export function pageFor(folder, pathname, requested) {
  const { language, path } = splitLanguage(pathname);
  const plain = path.replace(/\/+$/u, '');
  const file = `/${language ?? requested}${plain}/index.html`;
  const isPage = /^(?:\/[a-z-]+)*$/u.test(plain) && existsSync(join(folder, file));
  if (isPage) return { file, negotiated: language === null };
  if (/^\/blog\/[^/]+$/u.test(plain)) {
    return { redirect: language === null ? '/blog' : `/${language}/blog` };
  }
  return null;
}
