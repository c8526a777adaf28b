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

test('pages of one kind share their styles, whatever their language, and no other file gets any', () => {
  const { files, inlined } = inlineStyles(
    {
      'en/privacy/index.html': page('/privacy', 'one', 'below'),
      'de/terms/index.html': page('/terms', 'two', 'deep'),
      'en/index.html': page('/', 'three', 'below'),
      'en/feed.xml': '<feed></feed>',
    },
    {
      base: 'p{top:0}',
      reading: '.one{top:1px}.below{top:4px}.two{top:2px}.deep{top:5px}.three{top:3px}',
    },
    noDrawing,
  );
  const [firstScreen = '', whole = '', firstOfLanding = '', wholeLanding = '', ...more] = inlined;
  expect(firstScreen).toBe('p{top:0}.one{top:1px}.two{top:2px}');
  expect(whole).toBe('.one{top:1px}.below{top:4px}.two{top:2px}.deep{top:5px}');
  expect(firstOfLanding).toBe('p{top:0}.three{top:3px}');
  expect(wholeLanding).toBe('.below{top:4px}.three{top:3px}');
  expect(more).toEqual([]);
  for (const name of ['en/privacy/index.html', 'de/terms/index.html'] as const) {
    expect(files[name]).toContain(`<style>${firstScreen}</style>\n</head>`);
    expect(files[name]).toContain(
      `</p><style data-styles-below>${whole}</style><section data-below="" `,
    );
  }
  expect(files['en/index.html']).toContain(`<style>${firstOfLanding}</style>`);
  expect(files['en/feed.xml']).toBe('<feed></feed>');
});

test('what only paper shows comes after the first screen', () => {
  const { inlined } = inlineStyles(
    { 'en/index.html': page('/', 'one', 'below') },
    { base: '', reading: '.one{top:1px}@media print{.one{top:2px}}' },
    noDrawing,
  );
  expect(inlined).toEqual(['.one{top:1px}', '.one{top:1px}@media print{.one{top:2px}}']);
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

function noDrawing(): string {
  throw new Error('there is no picture');
}

function page(key: string, name: string, below: string): string {
  const part = `<section data-below="" class="${below}"></section>`;
  return `<head>\n</head><div id="root" data-page="${key}"><p class="${name}"></p>${part}</div>`;
}
