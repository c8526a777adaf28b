import { withStyle } from './document.ts';
import { stylesFor, withoutPrint } from './page-styles.ts';
import type { BuiltStyles } from './reading-styles.ts';
import { sketchOf } from './sketch.ts';

type Files = Readonly<Record<string, string>>;

const PICTURE = /<img [^>]*src="(\/images\/[^"]+\.svg)"/u;
const FIRST_BELOW = /(?=<\w+ [^>]*data-below="")/u;

/**
 * The files with their styles inlined in each reading page: in its head what the first screen needs, the
 * sketch of its first drawing among it, and all that the page needs where the first screen ends
 * ([data-below]), so that the browser may paint the one before it has read the other. Pages of a kind
 * share their texts, in all languages, since each is one hash more in a header of every answer.
 * `drawingAt` reads a picture of the site.
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
  const inlined = new Set<string>();
  for (const wanted of new Set(pages.map(({ kind }) => kind))) {
    const ofKind = pages.filter(({ kind }) => kind === wanted);
    const firstScreens = ofKind.map(({ html }) => html.split(FIRST_BELOW, 1)[0]).join('');
    const first = base + withoutPrint(stylesFor(firstScreens, reading));
    const whole = stylesFor(ofKind.map(({ html }) => html).join(''), reading);
    for (const { name, html } of ofKind) {
      const withSketch = first + firstSketch(html, drawingAt);
      const styles = withSketch + whole;
      inlined.add(styles);
      done[name] = withStyle(html, styles);
    }
  }
  return { files: done, inlined: [...inlined] };
}

/** Behind the picture itself, in the same place of its box: --picture-at. */
function firstSketch(html: string, drawingAt: (path: string) => string): string {
  const path = PICTURE.exec(html)?.[1];
  if (path === undefined) return '';
  const sketch = sketchOf(drawingAt(path));
  return `img[src="${path}"]{background:${sketch} var(--picture-at,50%)/cover}`;
}

/** Landing page, blog and articles are a kind each, all others share one. */
function kindOf(html: string): string {
  const key = /data-page="([^"]*)"/u.exec(html)?.[1] ?? '';
  return /^\/(?:$|blog\/?)/u.exec(key)?.[0] ?? 'others';
}
