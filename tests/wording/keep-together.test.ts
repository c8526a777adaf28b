import { expect, test } from 'vitest';
import { keepTogether } from '#src/wording/keep-together.ts';

test('a number stays on one line with its unit', () => {
  expect(keepTogether('comfort 2 °C, bag 20 l, 40 m deep, 3 more')).toBe(
    'comfort 2\u00A0°C, bag 20\u00A0l, 40\u00A0m deep, 3 more',
  );
});

test.each([
  ['nights 7–14 °C', 'nights 7–\u206014\u00A0°C'],
  ['−7–−1 °C', '−7–\u2060−1\u00A0°C'],
  ['10.–20. Juni', '10.–\u206020. Juni'],
  ['light 02:37–22:55', 'light 02:37–\u206022:55'],
  ['1991–2020', '1991–\u20602020'],
])('the range in %j does not break', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
  expect(keepTogether(kept)).toBe(kept);
});

test('a dash between words may end a line', () => {
  expect(keepTogether('Lienz–Sillian, 3 – or 4')).toBe('Lienz–Sillian, 3 – or 4');
});
