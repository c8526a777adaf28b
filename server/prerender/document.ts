import type { RenderedPage } from '#src/app/render-page.tsx';
import { escape } from './escape.ts';

/** Attributes of controls that nobody can reach: names, relations and rules, ids that must not occur twice. */
const UNREACHABLE =
  / (?:aria-(?!busy|current|pressed)[a-z]+|role|title|id|for|tabindex|lang|form|autoComplete|enterKeyHint|inputMode|min|max|step|required|noValidate|data-(?:opens|search|status|over-map|date-field))="[^"]*"/gu;

/** Its class gives the colour of a map that is not drawn yet. */
const MAP_FRAME = /<section class="([^"]*)"[^>]* aria-busy="true"/u;

/** React puts them before everything else; their place is the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/u;

/**
 * A reading page as a whole document, made of the built index.html, for React to hydrate. `head` is
 * what else belongs into the head, `data` what follows the page.
 * @throws where the template lacks a part.
 */
export function documentOf(
  template: string,
  page: RenderedPage,
  { head, data }: { head: string; data: string },
): string {
  const [preloads = ''] = LEADING_PRELOADS.exec(page.markup) ?? [];
  const markup = page.markup.slice(preloads.length);
  const root = `<div id="root" data-page="${page.key}">${markup}</div>${data}`;
  return filledIn(template, page, { head: head + preloads, root });
}

/**
 * The planner's shell: its first screen as an inert picture, which React replaces, over the place of the
 * map, which is started before. Without scripts it says what it needs.
 * @throws where the template lacks a part.
 */
export function shellDocument(template: string, page: RenderedPage, head: string): string {
  const { heading, text, articles } = page.withoutScripts;
  const [, ground = ''] = MAP_FRAME.exec(page.markup) ?? [];
  const root =
    `<div id="root"><div data-map-place class="${ground}"></div><div data-picture inert aria-hidden="true">` +
    `${asPicture(page.markup)}</div></div>\n` +
    `    <noscript><div data-without-scripts><h2>${escape(heading)}</h2><p>${escape(text)}</p>` +
    `<p><a href="/blog">${escape(articles)}</a></p></div></noscript>`;
  return filledIn(template, page, { head, root });
}

/** The policy refuses style attributes: they are moved into the inlined styles (see shells.ts). */
function asPicture(markup: string): string {
  return markup.replaceAll(UNREACHABLE, '').replaceAll(' style="', ' data-style="');
}

type Parts = { head: string; root: string };

function filledIn(template: string, page: RenderedPage, { head, root }: Parts): string {
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

/** The document with this style sheet inlined, at the end of its head. */
export function withStyle(html: string, styles: string): string {
  return withPart(html, /(?=\s*<\/head>)/u, `\n    <style>${styles}</style>`);
}

/** @throws where the document has no such part. */
export function withPart(html: string, part: RegExp, text: string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  return html.replace(part, () => text);
}
