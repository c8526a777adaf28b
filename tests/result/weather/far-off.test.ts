import { expect, test } from 'vitest';
import { farOff } from '#src/result/weather/far-off.ts';

const MEASURED = { high: 18.1, low: 8.4 };

const written = (max: number, min: number) => farOff({ max, min }, MEASURED);

test('a written temperature may differ from the measured one by 5.0 K', () => {
  expect(written(23.1, 13.4)).toEqual({ high: false, low: false });
  expect(written(13.1, 3.4)).toEqual({ high: false, low: false });
});

test('from 5.1 K on it is far off, high and low each by itself', () => {
  expect(written(23.2, 8.4)).toEqual({ high: true, low: false });
  expect(written(13, 8.4)).toEqual({ high: true, low: false });
  expect(written(18.1, 13.5)).toEqual({ high: false, low: true });
  expect(written(18.1, 3.3)).toEqual({ high: false, low: true });
});

test('a low is compared with the measured low, not with the range', () => {
  expect(written(18, 18)).toEqual({ high: false, low: true });
});

test('5.0 K passes and 5.1 K does not at any temperature, despite floating point', () => {
  const judged = Array.from({ length: 1001 }, (_, index) => {
    const measured = { high: (index - 500) / 10, low: 0 };
    const of = (max: number) => farOff({ max, min: 0 }, measured).high;
    return [of((index - 450) / 10), of((index - 449) / 10)];
  });
  expect(judged).toEqual(judged.map(() => [false, true]));
});
