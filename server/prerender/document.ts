import type { RenderedPage } from '#src/app/render-page.tsx';
import { escape } from './escape.ts';

/** React puts them before everything else; their place is the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/u;

/**
 * A page as a whole document, made of the built index.html. `head` is what else belongs into the
 * head.
 * @throws where the template lacks a part.
 */
export function documentOf(template: string, page: RenderedPage, head: string): string {
  const [preloads = ''] = LEADING_PRELOADS.exec(page.markup) ?? [];
  const markup = page.markup.slice(preloads.length);
  const parts: readonly [RegExp, string][] = [
    [/<html lang="en">/u, `<html lang="${page.language}">`],
    [/<title>[^<]*<\/title>/u, `<title>${escape(page.title)}</title>`],
    [
      /<meta\s+name="description"[^>]*>/u,
      `<meta name="description" content="${escape(page.description)}" />`,
    ],
    [/(?=<\/head>)/u, `  ${head}${preloads}\n  `],
    [/<div id="root"><\/div>/u, `<div id="root" data-page="${page.key}">${markup}</div>`],
  ];
  return parts.reduce((html, [part, text]) => withPart(html, part, text), template);
}

/** The document with this style sheet inlined, at the end of its head. */
export function withStyle(html: string, styles: string): string {
  return withPart(html, /(?=\s*<\/head>)/u, `\n    <style>${styles}</style>`);
}

/** @throws where the document has no such part. */
export function withPart(html: string, part: RegExp, text: string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  return html.replace(part, () => text);
}
