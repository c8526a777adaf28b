import { twinOf } from '#src/app/address/page-address.ts';
import type { RenderedPage } from '#src/app/render-page.tsx';
import { escape } from './escape.ts';

/** The blog in one language as an Atom feed, newest article first. `blog` is its list page. */
export function feedOf(
  blog: RenderedPage,
  articles: readonly RenderedPage[],
  site: string,
): string {
  const address = site + twinOf('/blog', blog.language);
  const entries = articles
    .flatMap(({ article }) => article ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((article) => {
      const url = escape(`${address}/${article.slug}`);
      return `  <entry>
    <id>${url}</id>
    <title>${escape(article.title)}</title>
    <link href="${url}"/>
    <published>${article.date}T00:00:00Z</published>
    <updated>${laterOf(article.date, article.factsAsOf)}T00:00:00Z</updated>
    <summary>${escape(article.excerpt)}</summary>
  </entry>`;
    });
  const updated = articles
    .flatMap(({ article }) => (article === null ? [] : [article.date, article.factsAsOf]))
    .reduce(laterOf, '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${blog.language}">
  <id>${escape(address)}</id>
  <title>${escape(blog.title)}</title>
  <subtitle>${escape(blog.description)}</subtitle>
  <link rel="self" href="${escape(site + twinOf('/feed.xml', blog.language))}"/>
  <link href="${escape(address)}"/>
  <updated>${updated}T00:00:00Z</updated>
  <author><name>Fernweh</name></author>
${entries.join('\n')}
</feed>
`;
}

/** ISO dates can be compared as strings. */
function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
