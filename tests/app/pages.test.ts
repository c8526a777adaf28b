import { expect, test } from 'vitest';
import { PAGES, READING_PATHS } from '#src/app/pages.ts';
import type { Page } from '#src/app/pages.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';

test('each page has a path of its own', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(READING_PATHS).size).toBe(READING_PATHS.length);
});

test.each(LANGUAGES)('each page has its texts in %s', (language) => {
  const pages: readonly Page[] = PAGES;
  const missing = pages.filter(({ title, description = title, links = {} }) =>
    [title, description, ...Object.values(links)].some((words) => words[language].trim() === ''),
  );
  expect(missing).toEqual([]);
});

test('every plain reading page is prerendered, and every article', () => {
  expect(READING_PATHS).toEqual(
    expect.arrayContaining(['/', '/about', '/blog/wandern-in-den-alpen', '/terms']),
  );
  expect(READING_PATHS.filter((path) => path.includes('$'))).toEqual([]);
});
