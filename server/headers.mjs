/**
 * Parses public/_headers and public/_redirects (the format of Netlify and Cloudflare Pages), so that
 * `npm start` answers as those hosts do.
 */

/** @typedef {{ pattern: RegExp, headers: [string, string][] }} HeaderRule */
/** @typedef {{ pattern: RegExp, to: string, status: number }} RedirectRule */

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of meaningfulLines(text)) {
    if (!/^\s/u.test(line)) {
      rules.push({ pattern: pathPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    rules.at(-1)?.headers.push([name, line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * All headers for a path; different values of several rules are joined with a comma, as the hosts do.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const rule of rules.filter(({ pattern }) => pattern.test(path))) {
    for (const [name, value] of rule.headers) {
      const before = headers[name];
      headers[name] = before === undefined || before === value ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

/**
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export function parseRedirects(text) {
  return meaningfulLines(text).map((line) => {
    const [from = '/', to = '/', status = '301'] = line.trim().split(/\s+/u);
    return { pattern: pathPattern(from), to, status: Number.parseInt(status, 10) };
  });
}

/** @param {string} text */
function meaningfulLines(text) {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/**
 * `*` matches anything, `:name` one path segment.
 * @param {string} path
 */
function pathPattern(path) {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(/:\w+/gu, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}/?$`, 'u');
}
