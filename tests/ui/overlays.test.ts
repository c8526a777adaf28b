import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

test('whatever opens over a page is closed by Back', () => {
  const overlays = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: readFileSync(join(SRC, file), 'utf8') }))
    .filter(({ code }) => /<dialog\b|role="(?:alert)?dialog"|\bpopover=/u.test(code));
  expect(overlays.length).toBeGreaterThan(2);
  const deaf = overlays.filter(({ code }) => !code.includes('useBackCloses('));
  expect(deaf.map(({ file }) => file)).toEqual([]);
});
