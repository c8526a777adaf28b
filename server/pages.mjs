import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import {
  LANGUAGE_COOKIE,
  negotiateLanguage,
  splitLanguage,
} from '../src/domain/language/language-rules.mjs';

/** @typedef {{ file: string, negotiated: boolean } | { redirect: string } | null} PageAnswer */

/**
 * The path of a request's address, percent-encoded; null if the address cannot be read, or names
 * another host where a path should be.
 * @param {string} address
 */
export function readablePath(address) {
  const isPath = /^(?:\/(?![/\\])|https?:\/\/)/iu.test(address);
  if (!isPath || !URL.canParse(address, 'http://localhost')) return null;
  const { pathname } = new URL(address, 'http://localhost');
  try {
    return decodeURIComponent(pathname).includes('\0') ? null : pathname;
  } catch {
    return null; // not percent-encoded UTF-8
  }
}

/**
 * A path with an extension is a file; any other is a folder with a page.
 * @param {string} path
 */
export function fileOf(path) {
  return /\.\w+$/u.test(path) ? path : `${path.replace(/\/$/u, '')}/index.html`;
}

/**
 * The language that a request asks for: the remembered choice, else the browser's preference.
 * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
 */
export function requestedLanguage(request) {
  const cookie = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=(\w+)`, 'u');
  const remembered = cookie.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return negotiateLanguage([remembered, ...new Negotiator(request).languages()]);
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
