import type { RenderedPage } from '#src/app/render-page.tsx';
import { escape } from './escape.ts';

/** Attributes that an inert copy of a control does not need, and ids, which must not occur twice. */
const NEEDLESS_WHEN_INERT =
  / (?:aria-(?!busy|current|pressed)[a-z]+|role|title|id|for|tabindex|lang|form|autoComplete|enterKeyHint|inputMode|min|max|step|required|noValidate|data-(?:opens|search|status|over-map|date-field))="[^"]*"/gu;

/** The map's frame, whose class has the background colour of a map that is not drawn yet. */
const MAP_FRAME = /<section class="([^"]*)"[^>]* aria-busy="true"/u;

/** React renders them at the start of the markup; they belong into the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/u;

/**
 * A reading page as an HTML document made from the built index.html, for React to hydrate. `head`: tags
 * to add to the head; `data`: tags to add after the page.
 * @throws if the template lacks a part.
 */
export function documentOf(
  template: string,
  page: RenderedPage,
  { head, data }: { head: string; data: string },
): string {
  const [preloads = ''] = LEADING_PRELOADS.exec(page.markup) ?? [];
  const markup = page.markup.slice(preloads.length);
  const root = `<div id="root" data-page="${page.key}">${markup}</div>${data}`;
  return fillTemplate(template, page, { head: head + preloads, root });
}

/**
 * The planner's shell: its first screen as inert markup (the picture), which React replaces, above the
 * element of the early map. Without scripts it says that the planner needs them.
 * @throws if the template lacks a part.
 */
export function shellDocument(template: string, page: RenderedPage, head: string): string {
  const { heading, text, articles } = page.withoutScripts;
  const [, ground = ''] = MAP_FRAME.exec(page.markup) ?? [];
  const root =
    `<div id="root"><div data-map-place class="${ground}"></div><div data-picture inert aria-hidden="true">` +
    `${asPicture(page.markup)}</div></div>\n` +
    `    <noscript><div data-without-scripts><h2>${escape(heading)}</h2><p>${escape(text)}</p>` +
    `<p><a href="/blog">${escape(articles)}</a></p></div></noscript>`;
  return fillTemplate(template, page, { head, root });
}

/** Style attributes become data-style, since the policy refuses them; shells.ts inlines their rules. */
function asPicture(markup: string): string {
  return markup.replaceAll(NEEDLESS_WHEN_INERT, '').replaceAll(' style="', ' data-style="');
}

type Parts = { head: string; root: string };

function fillTemplate(template: string, page: RenderedPage, { head, root }: Parts): string {
  const parts: readonly [RegExp, string][] = [
    [/<html lang="en">/u, `<html lang="${page.language}">`],
    [/<title>[^<]*<\/title>/u, `<title>${escape(page.title)}</title>`],
    [
      /<meta\s+name="description"[^>]*>/u,
      `<meta name="description" content="${escape(page.description)}" />`,
    ],
    [/(?=<\/head>)/u, `  ${head}\n  `],
    [/<div id="root"><\/div>/u, root],
  ];
  return parts.reduce((html, [part, text]) => withPart(html, part, text), template);
}

/** The document with these styles inlined at the end of its head. */
export function withStyle(html: string, styles: string): string {
  return withPart(html, /(?=\s*<\/head>)/u, `\n    <style>${styles}</style>`);
}

/** The document with the part replaced. @throws if it has no such part. */
export function withPart(html: string, part: RegExp, text: string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  return html.replace(part, () => text);
}
