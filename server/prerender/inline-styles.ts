import { withStyle } from './document.ts';
import { stylesFor } from './page-styles.ts';
import type { BuiltStyles } from './reading-styles.ts';
import { sketchOf } from './sketch.ts';

type Files = Readonly<Record<string, string>>;

const PICTURE = /<img [^>]*src="(\/images\/[^"]+\.svg)"/u;

/**
 * The files with the styles of its kind inlined in each reading page, the sketch of its first drawing among
 * them: one text for each kind, in all languages, since each is one hash more in a header of every
 * answer. `drawingAt` reads a picture of the site.
 */
export function inlineStyles(
  files: Files,
  { base, reading }: BuiltStyles,
  drawingAt: (path: string) => string,
): { files: Record<string, string>; inlined: string[] } {
  const pages = Object.entries(files)
    .filter(([name, html]) => name.endsWith('.html') && html.includes(' data-page='))
    .map(([name, html]) => ({ name, html, kind: kindOf(html) }));
  const done: Record<string, string> = { ...files };
  const inlined: string[] = [];
  for (const wanted of new Set(pages.map(({ kind }) => kind))) {
    const ofKind = pages.filter(({ kind }) => kind === wanted);
    const markup = ofKind.map(({ html }) => html).join('');
    const styles = base + stylesFor(markup, reading) + firstSketch(markup, drawingAt);
    inlined.push(styles);
    for (const { name, html } of ofKind) done[name] = withStyle(html, styles);
  }
  return { files: done, inlined };
}

/** Behind the picture itself, in the same place of its box: --picture-at. */
function firstSketch(markup: string, drawingAt: (path: string) => string): string {
  const path = PICTURE.exec(markup)?.[1];
  if (path === undefined) return '';
  const sketch = sketchOf(drawingAt(path));
  return `img[src="${path}"]{background:${sketch} var(--picture-at,50%)/cover}`;
}

/** The pages with drawings are each their own kind; all others share one. */
function kindOf(html: string): string {
  const key = /data-page="([^"]*)"/u.exec(html)?.[1] ?? '';
  return /^\/(?:$|blog)/u.test(key) ? key : 'others';
}
