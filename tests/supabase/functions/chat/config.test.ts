import { expect, test } from 'vitest';
import { readChatConfig } from '#supabase/functions/chat/config.ts';

const LEAST = { OPENAI_API_KEY: 'sk-secret', ALLOWED_ORIGINS: 'https://fernweh.example' };

function read(variables: Record<string, string>) {
  return readChatConfig((name) => variables[name]);
}

test('a key and an origin are enough', () => {
  expect(read(LEAST)).toEqual({
    apiKey: 'sk-secret',
    baseUrl: 'https://api.openai.com/v1',
    origins: ['https://fernweh.example'],
    models: ['gpt-3.5-turbo', 'gpt-4.1-mini'],
    ratePerMinute: 20,
    addressHeader: '',
    timeLimitMs: 60_000,
    bodyLimitMs: 10_000,
  });
});

test('lists are separated by commas, and blanks around a value do not count', () => {
  const config = read({
    OPENAI_API_KEY: ' sk-secret\n',
    OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/',
    ALLOWED_ORIGINS: 'https://fernweh.example, http://localhost:4173',
    ALLOWED_MODELS: 'gpt-3.5-turbo , gpt-4.1-mini',
    RATE_PER_MINUTE: '600',
    ADDRESS_HEADER: 'cf-connecting-ip',
  });
  expect(config).toMatchObject({
    apiKey: 'sk-secret',
    baseUrl: 'http://127.0.0.1:8080/v1',
    origins: ['https://fernweh.example', 'http://localhost:4173'],
    models: ['gpt-3.5-turbo', 'gpt-4.1-mini'],
    ratePerMinute: 600,
    addressHeader: 'cf-connecting-ip',
  });
});

test.each([
  ['OPENAI_API_KEY', ''],
  ['OPENAI_API_KEY', 'sk with blanks'],
  ['OPENAI_BASE_URL', 'api.openai.com'],
  ['OPENAI_BASE_URL', 'http://api.openai.com/v1'],
  ['ALLOWED_ORIGINS', ''],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', 'fernweh.example'],
  ['ALLOWED_ORIGINS', 'https://fernweh.example/'],
  ['ALLOWED_ORIGINS', 'https://fernweh.example,'],
  ['ALLOWED_MODELS', 'gpt-3.5-turbo,,gpt-4.1-mini'],
  ['RATE_PER_MINUTE', '0'],
  ['RATE_PER_MINUTE', '601'],
  ['RATE_PER_MINUTE', '1.5'],
  ['RATE_PER_MINUTE', 'many'],
  ['ADDRESS_HEADER', 'x forwarded for'],
])('%s=%j is refused by name', (name, value) => {
  expect(() => read({ ...LEAST, [name]: value })).toThrow(`${name} must be`);
});

test('one error names all problems and does not repeat the key', () => {
  const wrong = { OPENAI_API_KEY: 'sk secret', RATE_PER_MINUTE: 'many' };
  expect(() => read(wrong)).toThrow(
    'The chat proxy cannot start: OPENAI_API_KEY must be the key of the AI service; ' +
      'ALLOWED_ORIGINS must be origins such as https://fernweh.example, with commas between them; ' +
      'RATE_PER_MINUTE must be a whole number from 1 to 600.',
  );
});
