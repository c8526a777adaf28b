import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READING_PATHS } from '#server/prerender/reading-paths.ts';
import { textsOf } from '#src/app/texts-of.ts';

const NAMESPACES = readdirSync('src/i18n/locales/en').map((file) => file.replace('.json', ''));

test.each([...READING_PATHS, '/planner', '/trips', '/trips/some-id'])(
  'the texts that are fetched for %s exist',
  (path) => {
    expect(textsOf(path).length).toBeGreaterThan(0);
    expect(NAMESPACES).toEqual(expect.arrayContaining([...textsOf(path)]));
  },
);

test('nothing is fetched for a page that nobody knows', () => {
  expect(textsOf('/nowhere')).toEqual([]);
});
