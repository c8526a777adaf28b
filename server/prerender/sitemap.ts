import { twinOf } from '#src/app/address/page-address.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { escape } from './escape.ts';
import { alternatesOf } from './head.ts';

/** The pages in both languages, each with its alternates. */
export function sitemapOf(paths: readonly string[], site: string): string {
  const entries = paths.flatMap((path) =>
    LANGUAGES.map((language) => entryOf(path, site + twinOf(path, language), site)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entryOf(path: string, url: string, site: string): string {
  const twins = alternatesOf(path, site).map(
    ({ language, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
  );
  return `  <url>\n    <loc>${escape(url)}</loc>\n${twins.join('\n')}\n  </url>`;
}
