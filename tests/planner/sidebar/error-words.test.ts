import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import german from '#src/i18n/locales/de/planner.json' with { type: 'json' };
import english from '#src/i18n/locales/en/planner.json' with { type: 'json' };
import { wordsFor } from '#src/planner/sidebar/error-words.ts';

const failure = (code: TravelErrorCode | null, message: string) =>
  wordsFor({ code, message, deviceCanPlan: false });

test('a missing destination says the specified words and nothing twice', () => {
  const { message } = new TravelError('no-destination');
  const words = failure('no-destination', message);
  expect(words).toMatchObject({ title: 'error.no-destination', detail: '', retry: false });
  expect(english.error['no-destination']).toBe(message);
  expect(german.error['no-destination']).toBe('Bitte wähle zuerst ein Reiseziel aus');
});

test('a service that gave nothing keeps the thrown message as the detail', () => {
  const words = failure('no-content', 'No content received from OpenAI');
  expect(words).toMatchObject({
    title: 'error.service-title',
    detail: 'No content received from OpenAI',
    retry: true,
  });
});

test('what nobody expected falls back to the last resort', () => {
  expect(failure(null, '').texts[0]).toBe('error.last-resort');
  expect(failure(null, '').detail).toBe('');
  expect(english.error['last-resort']).toBe('An error occurred. Please try again later.');
});
