import { expect, test } from 'vitest';
import { pageAnswer } from '#sw/page-rules.ts';

const STORED = new Set([
  'en/index.html',
  'de/index.html',
  'en/404.html',
  'de/404.html',
  'en/blog/index.html',
  'de/blog/index.html',
  'en/blog/alps/index.html',
  'de/blog/alps/index.html',
  'en/planner/index.html',
  'de/planner/index.html',
  'trips/index.html',
]);

test.each([
  ['/', 'de/index.html'],
  ['/blog/alps', 'de/blog/alps/index.html'],
  ['/blog/alps/', 'de/blog/alps/index.html'],
  ['/en', 'en/index.html'],
  ['/en/blog', 'en/blog/index.html'],
  ['/planner', 'de/planner/index.html'],
  ['/en/planner', 'en/planner/index.html'],
  ['/trips', 'trips/index.html'],
  ['/trips/0190-abc', 'trips/index.html'],
  ['/trips/shared%231.eJyrVk', 'trips/index.html'],
])('a German visitor to %s gets %s', (path, file) => {
  expect(pageAnswer(path, 'de', STORED)).toEqual({ file, status: 200 });
});

test.each([
  ['/nowhere', 'de/404.html'],
  ['/en/nowhere', 'en/404.html'],
  ['/de/trips', 'de/404.html'],
  ['/trips/a/b', 'de/404.html'],
  ['/english', 'de/404.html'],
])('%s is a 404 in the right language', (path, file) => {
  expect(pageAnswer(path, 'de', STORED)).toEqual({ file, status: 404 });
});

test('an unknown article redirects to the blog', () => {
  expect(pageAnswer('/blog/atlantis', 'de', STORED)).toEqual({ redirect: '/blog' });
  expect(pageAnswer('/en/blog/atlantis', 'de', STORED)).toEqual({ redirect: '/en/blog' });
});
