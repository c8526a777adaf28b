// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { LONGEST_CODE, TripCode } from '#src/trips/export/trip-code.tsx';
import { readCode } from './read-code.ts';

afterEach(cleanup);

test.each([60, 300, LONGEST_CODE])('a camera reads a link of %i characters', async (length) => {
  const link = 'https://fernweh.example/trips/shared#1.'.padEnd(length, 'aB3-_');
  await show(link);
  expect(readCode(screen.getByRole('button', { name: /QR code/u }))).toBe(link);
});

test('a longer link has no code', async () => {
  await show('x'.repeat(LONGEST_CODE + 1));
  expect(screen.queryByRole('button')).toBeNull();
});

async function show(text: string) {
  const i18n = await createI18n('en');
  await loadTexts(i18n, ['trips'], 'en');
  render(
    <TextsProvider i18n={i18n}>
      <TripCode text={text} />
    </TextsProvider>,
  );
}
