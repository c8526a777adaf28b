import { expect, test } from 'vitest';
import { shouldReload } from '#src/app/start/stale-build.ts';

const NOON_MS = 1_800_000_000_000;

test('a missing chunk reloads the page once', () => {
  const storage = emptyStorage();
  expect(shouldReload(storage, NOON_MS, true)).toBe(true);
  expect(shouldReload(storage, NOON_MS + 5000, true)).toBe(false);
});

test('a missing chunk after the next deploy reloads again', () => {
  const storage = emptyStorage();
  shouldReload(storage, NOON_MS, true);
  expect(shouldReload(storage, NOON_MS + 3_600_000, true)).toBe(true);
});

test('offline the page does not reload, and its one reload is not used up', () => {
  const storage = emptyStorage();
  expect(shouldReload(storage, NOON_MS, false)).toBe(false);
  expect(shouldReload(storage, NOON_MS + 1, true)).toBe(true);
});

function emptyStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}
