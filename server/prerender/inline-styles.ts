import { withStyle } from './document.ts';
import { stylesFor } from './page-styles.ts';
import type { BuiltStyles } from './reading-styles.ts';

type Files = Readonly<Record<string, string>>;

const LEGAL = /^\/(?:imprint|privacy|terms)$/u;

/**
 * The files with the styles of its kind inlined in each page: one text for each kind, in all
 * languages, since each is one hash more in a header of every answer.
 */
export function inlineStyles(
  files: Files,
  { base, reading }: BuiltStyles,
): { files: Record<string, string>; inlined: string[] } {
  const pages = Object.entries(files)
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, html]) => ({ name, html, kind: kindOf(html) }));
  const done: Record<string, string> = { ...files };
  const inlined: string[] = [];
  for (const wanted of new Set(pages.map(({ kind }) => kind))) {
    const ofKind = pages.filter(({ kind }) => kind === wanted);
    const styles = base + stylesFor(ofKind.map(({ html }) => html).join(''), reading);
    inlined.push(styles);
    for (const { name, html } of ofKind) done[name] = withStyle(html, styles);
  }
  return { files: done, inlined };
}

/** Articles are of one kind, and so are the pages of law; every other page is its own. */
function kindOf(html: string): string {
  const key = /data-page="([^"]*)"/u.exec(html)?.[1] ?? '';
  if (key.startsWith('/blog/')) return 'article';
  return LEGAL.test(key) ? 'legal' : key;
}
