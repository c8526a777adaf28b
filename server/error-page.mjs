import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

/** @type {Record<number, { en: string, de: string }>} */
const MESSAGES = {
  400: {
    en: 'This address cannot be read.',
    de: 'Diese Adresse lässt sich nicht lesen.',
  },
  414: {
    en: 'This address is too long. Perhaps a very long text was shared with Fernweh: share a shorter one.',
    de: 'Diese Adresse ist zu lang. Vielleicht wurde ein sehr langer Text mit Fernweh geteilt: teile einen kürzeren.',
  },
  431: {
    en: 'This address, or what your browser sends with it, is too long.',
    de: 'Diese Adresse ist zu lang, oder das, was dein Browser mitschickt.',
  },
  500: {
    en: 'Something went wrong on the server. Please try again later.',
    de: 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
  },
};

const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#fbf8f1,#101613);color:light-dark(#1c2a23,#e9efe8);font:1.0625rem/1.5 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1.5rem}p{margin:0 0 .5rem}a{color:light-dark(#1f4d3a,#86c9a5)}p+p{margin-bottom:2rem}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * A short page in both languages for a request that has no page of the build, with its headers.
 * @param {number} status one of those above
 */
export function errorPage(status) {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`;
  const { en, de } = MESSAGES[status] ?? { en: title, de: title };
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Fernweh</title><style>${STYLE}</style><p>${en}</p><p><a href="/en">Open Fernweh</a></p><div lang="de"><p>${de}</p><p><a href="/de">Fernweh öffnen</a></p></div></html>\n`;
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`,
      'x-content-type-options': 'nosniff',
    },
  };
}
