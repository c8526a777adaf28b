import * as v from 'valibot';

/** A text of this pattern. */
export function textLike(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern));
}

/** https, or http on this machine; nothing but host, port and path. Parsed without a trailing slash. */
export const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress),
  v.transform((address) => address.replace(/\/+$/u, '')),
);

/** A style's address may have a query: many hosts take their key there. */
export const styleAddress = v.pipe(
  v.string(),
  v.check(
    (text) =>
      isMapboxStyle(text) || (!text.includes('#') && isWebAddress(text.split('?')[0] ?? '')),
  ),
);

/** A TileJSON: on any host, with a query as a style's address, or a path on the site's own origin. */
export const tileJsonAddress = v.pipe(
  v.string(),
  v.check((text) => !text.includes('{') && isTileAddress(text)),
);

/** The same, or the address of tiles with {z}, {x} and {y}. */
export const tileAddress = v.pipe(
  v.string(),
  v.check((text) => (!text.includes('{') || isTileTemplate(text)) && isTileAddress(text)),
);

/** Origins only, without a path, separated by blanks or commas. */
export const originList = v.pipe(
  v.string(),
  v.check((text) =>
    splitOrigins(text).every((origin) => isWebAddress(origin) && new URL(origin).origin === origin),
  ),
);

/** A key for anonymous use; one that opens everything (sb_secret_…, service role) must not be public. */
export const publicKey = v.pipe(textLike(/^[\w.-]+$/u), v.check(isPublicKey));

/** mapbox://styles/owner/id: an address that only Mapbox's API can answer. */
export function isMapboxStyle(text: string): boolean {
  return /^mapbox:\/\/styles\/[\w-]+\/[\w-]+$/u.test(text);
}

/** Null for a path on the site's own origin. */
export function addressHost(address: string): string | null {
  return address.startsWith('/') ? null : new URL(address).host;
}

export function splitOrigins(text: string): string[] {
  return text.split(/[\s,]+/u).filter((origin) => origin !== '');
}

/** {z}, {x} and {y} once each, in the path, and nothing else in braces. */
function isTileTemplate(text: string): boolean {
  const path = text.split('?')[0] ?? '';
  const braces = text.match(/[{}]/gu) ?? [];
  return braces.length === 6 && ['{z}', '{x}', '{y}'].every((part) => path.includes(part));
}

function isTileAddress(text: string): boolean {
  if (/[\s#\\]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return isWebAddress(text.split('?')[0] ?? '');
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  return secure && username === '' && search === '' && hash === '';
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return false;
  const claims = key.split('.')[1] ?? '';
  try {
    return !atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('service_role');
  } catch {
    return true; // Not a token with claims.
  }
}
