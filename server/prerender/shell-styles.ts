import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { withStyle } from './document.ts';
import { stylesFor, withoutPrint } from './page-styles.ts';

type Files = Readonly<Record<string, string>>;

const PICTURE_RULES = readFileSync(join(import.meta.dirname, 'planner-picture.css'), 'utf8')
  .replaceAll(/\/\*.*?\*\//gsu, '')
  .replaceAll(/\s+/gu, ' ');

/** States that nothing in a picture comes into. */
const TOUCHED = /:(?:hover|active|focus[\w-]*)\b/u;
/** What only a pointer, a finger or the next state would notice. */
const UNSEEN =
  /^(?:cursor|overscroll-behavior|pointer-events|scroll-margin.*|touch-action|transition.*|.*user-select)$/u;

/** The files with the styles of the planner's picture inlined in its shell, one text for all languages. */
export function inlineShellStyles(
  files: Files,
  base: string,
  sheet: string,
): { files: Record<string, string>; inlined: string } {
  const shells = Object.entries(files).filter(([, html]) => html.includes(' data-picture '));
  const markup = shells.map(([, html]) => html).join('');
  const seen = asFirstSeen(markup, stylesFor(markup, sheet));
  const inlined = base + seen + PICTURE_RULES + looksIn(markup);
  const styled = shells.map(([name, html]) => [name, withStyle(html, inlined)] as const);
  return { files: { ...files, ...Object.fromEntries(styled) }, inlined };
}

/** What the elements' own styles were: see slim-picture.ts. */
function looksIn(markup: string): string {
  const looks = Array.from(markup.matchAll(/ data-look="([^"]*)"/gu), ([, look = '']) => look);
  return [...new Set(looks)].map((look) => `#root [data-look="${look}"]{${look}}`).join('');
}

/** Without what a picture never shows: touched, on paper, or in a state that its markup is not in. */
function asFirstSeen(markup: string, styles: string): string {
  const root = parse(withoutPrint(styles));
  root.walkRules((rule) => {
    const shown = rule.selectors.filter((selector) => isShown(selector, markup));
    if (shown.length === 0) rule.remove();
    else if (shown.length < rule.selectors.length) rule.selectors = shown;
  });
  root.walkDecls(UNSEEN, (declaration) => void declaration.remove());
  root.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && node.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  return root.toString();
}

function isShown(selector: string, markup: string): boolean {
  const plain = selector.replaceAll(/:not\([^()]*\)/gu, '');
  const states = Array.from(plain.matchAll(/\[([\w-]+)="?([^"\]]*)"?\]/gu));
  return (
    !TOUCHED.test(plain) &&
    states.every(([, name, value]) => markup.includes(` ${name}="${value}"`))
  );
}
