// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { LONGEST_CODE, TripCode } from '#src/trips/export/trip-code.tsx';

/** Pixels of a module, as a camera would see it. */
const SCALE = 4;

afterEach(cleanup);

test.each([60, 300, LONGEST_CODE])('a camera reads a link of %i characters', async (length) => {
  const link = 'https://fernweh.example/trips/shared#1.'.padEnd(length, 'aB3-_');
  await show(link);
  const { data, side } = picture(screen.getByRole('button', { name: /QR code/u }));
  expect(jsQR(data, side, side)?.data).toBe(link);
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

/** The drawn path as dark pixels on white. */
function picture(button: HTMLElement) {
  const svg = button.querySelector('svg');
  const [left = 0, , width = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const side = width * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = svg?.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/gu)) {
    fill(Number(x) - left, Number(y) - left, Number(length));
  }
  return { data, side };

  function fill(x: number, y: number, length: number) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1) {
      for (let column = x * SCALE; column < (x + length) * SCALE; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
}
