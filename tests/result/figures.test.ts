import { expect, test } from 'vitest';
import { textParts } from '#src/result/figures.ts';

function figuresOf(text: string): string[] {
  return textParts(text).flatMap((part) => (part.figure ? [part.text] : []));
}

test.each([
  ['Nights near 6 °C and cool mornings.', ['6 °C']],
  ['Nights 6–11 °C, and you sit still.', ['6–11 °C']],
  ['nights 7–\u206014\u00A0°C', ['7–\u206014\u00A0°C']],
  ['open 02:37–\u206022:55', ['02:37–\u206022:55']],
  ['days around −18\u00A0°C', ['−18\u00A0°C']],
  [
    'rain on 3–4 of 10\u00A0days; light from 02:37 to 22:55.',
    ['3–4 of 10\u00A0days', '02:37 to 22:55'],
  ],
  [
    'Regen an 3 von 10 Tagen; hell von 02:37 bis 22:55 Uhr.',
    ['3 von 10 Tagen', '02:37 bis 22:55 Uhr'],
  ],
  ['20 h 18 min between sunrise and sunset', ['20 h 18 min']],
  ['Nur 4\u00A0Std. Tageslicht', ['4\u00A0Std.']],
  ['10 nights; free-standing', ['10 nights']],
  ['about 1,200 m up, 66% of the oxygen', ['1,200 m', '66%']],
])('the figures of %j are found', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures);
});

test.each([
  '10–20 June, High Coast',
  'Two people, 3 tents',
  'a 3-season tent',
  'Route 66 mostly',
  '',
])('%j has no figure', (text) => {
  expect(figuresOf(text)).toEqual([]);
});

test('the joined parts are the text', () => {
  const text = 'Light from 02:40; nights 6–11 °C on 3–4 of 10 days.';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
