import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineStyles } from '#server/prerender/inline-styles.ts';
import { stylesFor } from '#server/prerender/page-styles.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const MARKUP = '<main class="page wide"><p class="text">Hello</p></main>';

test('a rule stays where the markup has all its classes, in whatever state', () => {
  const sheet =
    '.page .text:hover{top:1px}.page[data-open=true]{top:2px}.page .gone{top:3px}main{top:4px}';
  expect(stylesFor(MARKUP, sheet)).toBe(
    '.page .text:hover{top:1px}.page[data-open=true]{top:2px}main{top:4px}',
  );
});

test('of several selectors those stay that can match', () => {
  expect(stylesFor(MARKUP, '.gone,.text,.wide.gone{top:0}')).toBe('.text{top:0}');
});

test('what stands in brackets is no condition of its own', () => {
  const sheet = '.text:not(.gone:is(.a,.b)){top:0}.page:has(.gone){top:1px}';
  expect(stylesFor(MARKUP, sheet)).toBe(sheet);
});

test('a media query stays with what is left in it, and goes when it is empty', () => {
  const sheet = '@media print{.gone{top:0}.text{top:1px}}@media print{.gone{top:0}}';
  expect(stylesFor(MARKUP, sheet)).toBe('@media print{.text{top:1px}}');
});

test('an animation stays where something kept names it', () => {
  const kept = '@keyframes rise{0%{top:1px}to{top:0}}.text{animation:rise 1s}';
  const sheet = `${kept}@keyframes sink{0%{top:0}}.gone{animation:sink 1s}`;
  expect(stylesFor(MARKUP, sheet)).toBe(kept);
});

test('the sketch of the first drawing stands behind it, where the drawing will be', () => {
  const pictures = '<img class="a" src="/images/hero.svg"/><img src="/images/contours.svg"/>';
  const { inlined } = inlineStyles(
    { 'en/index.html': page('/', 'one', 'below') + pictures },
    { base: '', reading: '' },
    (path) => readFileSync(join(PUBLIC, path), 'utf8'),
  );
  expect(inlined[0]).toMatch(
    /^img\[src="\/images\/hero\.svg"\]\{background:url\("data:image\/svg\+xml,[^"]+"\) var\(--picture-at,50%\)\/cover\}$/u,
  );
});

function page(key: string, name: string, below: string): string {
  const part = `<section data-below="" class="${below}"></section>`;
  return `<head>\n</head><div id="root" data-page="${key}"><p class="${name}"></p>${part}</div>`;
}
