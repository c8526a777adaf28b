import type { RenderedPage } from '#src/app/render-page.tsx';
import { twinOf } from '#src/app/address/page-address.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { escape } from './escape.ts';
import { CARD, pictureOf } from './picture.ts';
import { structuredData } from './structured-data.ts';

const LOCALES: Record<Language, string> = { en: 'en_GB', de: 'de_DE' };

/** Metadata for search engines and link previews, with absolute URLs below `site`. */
export function headOf(page: RenderedPage, site: string): string {
  if (page.key === 'not-found') return tag('meta', { name: 'robots', content: 'noindex' });
  return [
    tag('link', { rel: 'canonical', href: site + twinOf(page.key, page.language) }),
    ...alternatesOf(page.key, site).map(({ language, href }) =>
      tag('link', { rel: 'alternate', hreflang: language, href }),
    ),
    tag('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `Fernweh – ${page.blogTitle}`,
      href: twinOf('/feed.xml', page.language),
    }),
    ...openGraphOf(page, site).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('\n    ');
}

/** Structured data (JSON-LD), for the end of the body. */
export function dataOf(page: RenderedPage, site: string): string {
  return structuredData(page, site)
    .map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
    )
    .join('\n    ');
}

/** The hreflang alternates: the page in each language, and the plain path as x-default. */
export function alternatesOf(path: string, site: string): { language: string; href: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ language, href: site + twinOf(path, language) })),
    { language: 'x-default', href: site + path },
  ];
}

function openGraphOf(page: RenderedPage, site: string): [string, string][] {
  return [
    ['og:site_name', 'Fernweh'],
    ['og:type', page.article === null ? 'website' : 'article'],
    ['og:locale', LOCALES[page.language]],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', site + twinOf(page.key, page.language)],
    ['og:image', site + pictureOf(page)],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ...(page.article === null
      ? []
      : [['og:image:alt', page.article.imageAlt] satisfies [string, string]]),
  ];
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`);
  return `<${name} ${written.join(' ')} />`;
}
