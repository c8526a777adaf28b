type Directive = 'connect' | 'img';

/**
 * The _headers file with the content security policy opened for these origins and no others.
 * Throws where the policy no longer has what is to be opened.
 */
export function hostHeaders(
  headers: string,
  origins: Readonly<Record<Directive, readonly string[]>>,
): string {
  return opened(opened(headers, 'connect', origins.connect), 'img', origins.img);
}

/** The same file with the policy opened for the inlined styles and scripts of these hashes. */
export function withInlineHashes(
  headers: string,
  hashes: { style: readonly string[]; script: readonly string[] },
): string {
  return opened(opened(headers, 'style', hashes.style), 'script', hashes.script);
}

/**
 * The same file with a rule for the pages below each of these folders: they are revalidated at each
 * visit.
 */
export function withPageRules(headers: string, folders: readonly string[]): string {
  const rules = folders.flatMap((folder) =>
    [`/${folder}`, `/${folder}/*`].map((path) => `${path}\n  Cache-Control: no-cache\n`),
  );
  return `${headers}\n# Pages.\n${rules.join('')}`;
}

function opened(headers: string, directive: string, origins: readonly string[]): string {
  const sources = new RegExp(`${directive}-src [^;\\n]+`, 'u');
  if (!sources.test(headers)) throw new Error(`The policy of _headers has no ${directive}-src`);
  return headers.replace(sources, (found) => [found, ...origins].join(' '));
}
