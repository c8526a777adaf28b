import { expect, test } from 'vitest';
import { createClassNames } from '#server/prerender/short-class-names.ts';

const FILES = Array.from({ length: 105 }, (_, at) => `part-${at}.module.css`);
const pathOf = (file: string) => new URL(`../../../src/${file}`, import.meta.url).pathname;

test('classes of the same file and name have the same short name, all others another one', () => {
  const nameOf = createClassNames(FILES);
  const wanted = FILES.flatMap((file) =>
    Array.from({ length: 40 }, (_, at) => nameOf(`name-${at}`, pathOf(file))),
  );
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(nameOf('name-7', pathOf('part-9.module.css'))).toBe(
    nameOf('name-7', `${pathOf('part-9.module.css')}?used`),
  );
});

test('a short name is a class that needs no escape and looks like no advertisement', () => {
  const nameOf = createClassNames(FILES);
  for (const file of FILES) expect(nameOf('name', pathOf(file))).toMatch(/^[A-Z][0-9A-Z]0$/u);
});

test('a file that is not of the product has none', () => {
  expect(() => createClassNames(FILES)('name', pathOf('other.module.css'))).toThrow(
    'other.module.css',
  );
});
