import { expect, test } from 'vitest';
import { chosenLanguage, rememberLanguage } from '#src/app/address/language-choice.ts';
import type { ChoiceStore } from '#src/app/address/language-choice.ts';

test('the first choice is the browser language by its prefix', () => {
  expect(chosenLanguage(['de-AT', 'en'], emptyStore())).toBe('de');
  expect(chosenLanguage(['en-US', 'de'], emptyStore())).toBe('en');
  expect(chosenLanguage(['fr-FR', 'de-CH'], emptyStore())).toBe('de');
  expect(chosenLanguage(['fr', 'it'], emptyStore())).toBe('en');
});

test('a remembered choice wins over the browser', () => {
  const store = emptyStore();
  rememberLanguage('en', store);
  expect(chosenLanguage(['de'], store)).toBe('en');
});

test('the choice is in a cookie too, for servers and for pages without storage', () => {
  const store = emptyStore();
  rememberLanguage('de', store);
  expect(store.cookies.cookie).toMatch(
    /^fernweh-language=de; path=\/; max-age=\d+; samesite=lax$/u,
  );
  const blocked = { ...store, storage: blockedStorage };
  expect(chosenLanguage(['en'], blocked)).toBe('de');
});

test('blocked storage does not throw and does not decide', () => {
  const store = { storage: blockedStorage, cookies: { cookie: '' } };
  expect(() => rememberLanguage('de', store)).not.toThrow();
  store.cookies.cookie = '';
  expect(chosenLanguage(['en'], store)).toBe('en');
});

test('a remembered language that is not supported is ignored', () => {
  const store = emptyStore();
  store.storage().setItem('fernweh-language', 'tlh');
  store.cookies.cookie = 'other=1; fernweh-language=xx; more=2';
  expect(chosenLanguage(['de'], store)).toBe('de');
});

function emptyStore(): ChoiceStore {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { storage: () => storage, cookies: { cookie: '' } };
}

function blockedStorage(): Storage {
  throw new DOMException('storage is blocked', 'SecurityError');
}
