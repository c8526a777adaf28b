import { describe, expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import german from '#src/i18n/locales/de/planner.json' with { type: 'json' };
import english from '#src/i18n/locales/en/planner.json' with { type: 'json' };
import { wordsFor } from '#src/planner/sidebar/error-words.ts';

const RECOMMENDER_CODES = [
  'no-content',
  'reply-unreadable',
  'recommender-failed',
  'recommender-unreachable',
  'recommender-timeout',
  'recommender-busy',
  'recommender-refused',
  'model-not-found',
] as const satisfies readonly TravelErrorCode[];

/** All error codes of the box; null is an unexpected error. */
const CODES = [
  ...RECOMMENDER_CODES,
  'no-destination',
  'data-missing',
  'data-damaged',
  null,
] as const;

function words(code: TravelErrorCode | null, message: string, connected = true) {
  return wordsFor({ code, message, deviceCanPlan: false }, connected);
}

describe('the texts of a failure', () => {
  test('are the specified ones for a missing destination, without repetition', () => {
    const { message } = new TravelError('no-destination');
    expect(words('no-destination', message)).toMatchObject({
      title: 'error.no-destination',
      texts: ['error.no-destination-text'],
      detail: '',
      retry: false,
    });
    expect(english.error['no-destination']).toBe(message);
    expect(german.error['no-destination']).toBe('Bitte wähle zuerst ein Reiseziel aus');
  });

  test.each(RECOMMENDER_CODES)('say for %s what happened, what to do and what is kept', (code) => {
    const { message } = new TravelError(code);
    expect(words(code, message)).toMatchObject({
      title: `error.${code}`,
      texts: [`error.${code}-text`, 'error.kept'],
      detail: message,
      retry: true,
    });
  });

  test('name the environment variable of the model', () => {
    expect(english.error['model-not-found-text']).toContain('VITE_OPENAI_MODEL');
    expect(german.error['model-not-found-text']).toContain('VITE_OPENAI_MODEL');
  });

  test('are generic for an error without a message', () => {
    expect(words(null, '').texts).toEqual(['error.last-resort', 'error.kept']);
    expect(words('recommender-busy', '').texts).toContain('error.last-resort');
    expect(words('recommender-busy', 'HTTP 429').texts).not.toContain('error.last-resort');
    expect(english.error['last-resort']).toBe('An error occurred. Please try again later.');
    expect(german.error['last-resort']).toBe(
      'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.',
    );
  });

  test('show an unexpected message as detail below the generic text', () => {
    expect(words(null, 'x is not a function')).toMatchObject({
      title: 'error.other',
      texts: ['error.last-resort', 'error.kept'],
      detail: 'x is not a function',
      retry: true,
    });
  });

  test('say that the device is offline only where that is the cause', () => {
    expect(words('recommender-unreachable', 'no network', false).title).toBe('error.offline');
    expect(words('recommender-timeout', 'no answer', false).title).toBe('error.offline');
    expect(words('data-missing', 'no file', false).title).toBe('error.offline');
    expect(words('data-damaged', 'no gzip', false).title).toBe('error.data-damaged');
    expect(words('reply-unreadable', 'no JSON', false).title).toBe('error.reply-unreadable');
    expect(words(null, 'x is not a function', false).title).toBe('error.other');
  });

  test('offer planning on the device first where a retry cannot help', () => {
    expect(words('recommender-refused', 'HTTP 401').lasting).toBe(true);
    expect(words('model-not-found', 'HTTP 404').lasting).toBe(true);
    expect(words('recommender-unreachable', 'no network', false).lasting).toBe(true);
    expect(words('recommender-unreachable', 'no network').lasting).toBe(false);
    expect(words('recommender-busy', 'HTTP 429').lasting).toBe(false);
  });
});

test('every text of the error box exists in both languages, and none is unused', () => {
  const shown = CODES.flatMap((code) => [words(code, ''), words(code, '', false)])
    .map(({ title, texts }) => [title, texts])
    .flat(2);
  const buttons = ['error.retry', 'error.device', 'error.device-text'];
  const used = [...new Set([...shown, ...buttons])].toSorted();
  expect(keysOf(english.error)).toEqual(used);
  expect(keysOf(german.error)).toEqual(used);
});

function keysOf(texts: object): string[] {
  return Object.keys(texts)
    .map((key) => `error.${key}`)
    .toSorted();
}
