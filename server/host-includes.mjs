/**
 * The rules of _headers in the words of nginx and Caddy, so that deploy/ serves the same headers, the
 * build's own content security policy among them. Where several rules set a header, nginx takes the first
 * and Caddy the last; _headers has no such path.
 */

/** @typedef {import('./headers.mjs').HeaderRule} HeaderRule */

/**
 * Maps from the path to each header's value: `$fernweh_cache_control`, for example.
 * @param {readonly HeaderRule[]} rules
 */
export function nginxMaps(rules) {
  const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)));
  return [...names].map((name) => nginxMap(name, rules)).join('\n');
}

/**
 * @param {string} name
 * @param {readonly HeaderRule[]} rules
 */
function nginxMap(name, rules) {
  const lines = rules.flatMap(({ pattern, headers }) =>
    headers
      .filter(([other]) => other === name)
      .map(([, value]) => `  ${quoted(`~${pattern.source}`)} ${quoted(value)};`),
  );
  const variable = `$fernweh_${name.replaceAll('-', '_')}`;
  return `map $uri ${variable} {\n  default "";\n${lines.join('\n')}\n}\n`;
}

/**
 * A `header` directive for each rule.
 * @param {readonly HeaderRule[]} rules
 */
export function caddyHeaders(rules) {
  return rules
    .map(({ pattern, headers }, index) => {
      const matcher = `@rule${index}`;
      const lines = headers.map(
        ([name, value]) => `header ${matcher} ${name} ${backticked(value)}`,
      );
      return [`${matcher} path_regexp ${backticked(pattern.source)}`, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** @param {string} value */
function quoted(value) {
  return `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
}

/**
 * @param {string} value
 * @throws for what Caddy could not read
 */
function backticked(value) {
  if (value.includes('`')) throw new Error(`A backtick in _headers: ${value}`);
  return `\`${value}\``;
}
