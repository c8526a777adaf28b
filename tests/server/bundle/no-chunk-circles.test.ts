import { expect, test } from 'vitest';
import { findCircle } from '#server/bundle/no-chunk-circles.ts';

test('chunks that share an import are no circle', () => {
  const imports = new Map([
    ['page', ['frame', 'icons']],
    ['icons', ['frame']],
    ['frame', []],
  ]);
  expect(findCircle(imports)).toBeNull();
});

test('a circle is reported without the chunks that only lead to it', () => {
  const imports = new Map([
    ['start', ['page']],
    ['page', ['parts']],
    ['parts', ['frame', 'page']],
    ['frame', []],
  ]);
  expect(findCircle(imports)).toEqual(['page', 'parts', 'page']);
});
