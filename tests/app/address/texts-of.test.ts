import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '#src/app/address/texts-of.ts';

const NAMESPACES = readdirSync('src/i18n/locales/en').map((file) => file.replace('.json', ''));

test.each(['/planner', '/trips', '/trips/some-id'])(
  'the texts that are fetched for %s exist',
  (path) => {
    expect(textsOf(path).length).toBeGreaterThan(0);
    expect(NAMESPACES).toEqual(expect.arrayContaining([...textsOf(path)]));
  },
);

test.each(['/', '/blog', '/blog/wandern-in-den-alpen', '/about', '/privacy', '/nowhere'])(
  'nothing is fetched for %s, which sleeps or is no page',
  (path) => {
    expect(textsOf(path)).toEqual([]);
  },
);
