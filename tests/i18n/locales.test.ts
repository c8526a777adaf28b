import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language.ts';
import { keepTogether } from '#src/wording/keep-together.ts';

type Texts = { [key: string]: string | Texts };

const textsSchema: v.GenericSchema<Texts> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => textsSchema)]),
);

const FOLDER = join(import.meta.dirname, '../../src/i18n/locales');
const namespaces = readdirSync(join(FOLDER, 'en'));

test('both languages have the same namespaces', () => {
  expect(readdirSync(join(FOLDER, 'de'))).toEqual(namespaces);
});

test.each(namespaces)('%s has the same keys in both languages', (namespace) => {
  expect(keysOf('de', namespace)).toEqual(keysOf('en', namespace));
});

test.each(namespaces)('%s has no empty text', (namespace) => {
  const empty = LANGUAGES.flatMap((language) =>
    [...flatten(language, namespace)].filter(([, text]) => text.trim() === ''),
  );
  expect(empty).toEqual([]);
});

test.each(namespaces)('%s has the same placeholders in both languages', (namespace) => {
  expect(placeholders('de', namespace)).toEqual(placeholders('en', namespace));
});

test.each(namespaces)('%s has no range that a line may end in', (namespace) => {
  const breaking = LANGUAGES.flatMap((language) =>
    [...flatten(language, namespace)].filter(([, text]) => keepTogether(text) !== text),
  );
  expect(breaking).toEqual([]);
});

test.each(namespaces)('%s is written with real quotes, dots and dashes in German', (namespace) => {
  const typewritten = [...flatten('de', namespace)].filter(([, text]) =>
    /\w"|"\w| - |\bSie\b|\bIhre?n?\b/u.test(text),
  );
  expect(typewritten).toEqual([]);
});

function keysOf(language: string, namespace: string): string[] {
  return [...flatten(language, namespace).keys()].toSorted();
}

function placeholders(language: string, namespace: string): Record<string, string[]> {
  return Object.fromEntries(
    [...flatten(language, namespace)].map(([key, text]) => [
      key,
      [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/gu)].map(([, name]) => name ?? '').toSorted(),
    ]),
  );
}

/** 'nav.home' -> 'Home'. */
function flatten(language: string, namespace: string): Map<string, string> {
  const file = readFileSync(join(FOLDER, language, namespace), 'utf8');
  return new Map(entriesOf(v.parse(textsSchema, JSON.parse(file)), ''));
}

function entriesOf(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}
