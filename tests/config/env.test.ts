import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '#src/config/env.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('nothing has to be configured', () => {
  expect(readEnv({})).toEqual({ VITE_CONTACT_EMAIL: 'hello@example.org' });
  expect(readEnv({ VITE_CONTACT_EMAIL: '' }).VITE_CONTACT_EMAIL).toBe('hello@example.org');
});

test('a wrong value is named and replaced, without its content', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readEnv({ VITE_CONTACT_EMAIL: 'secret' }).VITE_CONTACT_EMAIL).toBe('hello@example.org');
  expect(log.mock.calls.flat().join(' ')).toContain('VITE_CONTACT_EMAIL');
  expect(log.mock.calls.flat().join(' ')).not.toContain('secret');
});
