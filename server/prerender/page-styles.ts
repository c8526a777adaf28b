import { parse } from 'postcss';
import type { Root } from 'postcss';

/**
 * The part of a style sheet that this markup can need. A rule stays where each class that its
 * selector names occurs somewhere in the markup: states, attributes and how elements stand to each
 * other are not looked at, so nothing shown before the whole sheets arrive is missing.
 */
export function stylesFor(markup: string, sheet: string): string {
  const root = parse(sheet);
  keepRulesOf(root, classesIn(markup));
  keepUsedAnimations(root);
  dropEmptied(root);
  return root.toString();
}

/** The same without what only paper shows. */
export function withoutPrint(sheet: string): string {
  const root = parse(sheet);
  root.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()));
  return root.toString();
}

function classesIn(markup: string): ReadonlySet<string> {
  const lists = Array.from(markup.matchAll(/ class="([^"]*)"/gu), ([, names = '']) => names);
  return new Set(lists.flatMap((names) => names.split(' ')));
}

function keepRulesOf(root: Root, classes: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    // Steps of an animation, which have no selectors.
    if (rule.parent?.type === 'atrule' && /^(?:from|to|[\d.]+%)/u.test(rule.selector)) return;
    const kept = rule.selectors.filter((selector) => isIn(selector, classes));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** What stands in brackets, as in :is() and :not(), is one way of several, or none. */
function isIn(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  while (/\([^()]*\)/u.test(plain)) plain = plain.replaceAll(/\([^()]*\)/gu, '');
  return Array.from(plain.matchAll(/\.([\w-]+)/gu), ([, name = '']) => name).every((name) =>
    classes.has(name),
  );
}

function keepUsedAnimations(root: Root): void {
  const values: string[] = [];
  root.walkDecls(/^animation(?:-name)?$/u, ({ value }) => void values.push(value));
  root.walkAtRules('keyframes', (rule) => {
    if (!values.some((value) => value.split(/[\s,]+/u).includes(rule.params))) rule.remove();
  });
}

function dropEmptied(root: Root): void {
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
