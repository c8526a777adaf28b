import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
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

/** An example of what one may paste, and the articles, which are read in metric. */
const MEASURED_AS_WRITTEN: ReadonlySet<string> = new Set(['paste.example', 'climate.note']);
const MEASURE =
  /(?<![\p{L}\d.,{])\d[\d.,]*\s?(?:°C|km\/h|km|mm|cm|m|kg|g)(?![\p{L}\d/])|, (?:kg|km)$/u;

test.each(namespaces)('%s leaves measures to the formatter of the chosen units', (namespace) => {
  const fixed = LANGUAGES.flatMap((language) =>
    [...flatten(language, namespace)].filter(
      ([key, text]) => MEASURE.test(text) && !MEASURED_AS_WRITTEN.has(key),
    ),
  );
  expect(fixed).toEqual([]);
});

test.each(namespaces)('%s is written with real quotes, dots and dashes in German', (namespace) => {
  const typewritten = [...flatten('de', namespace)].filter(([, text]) =>
    /\w"|"\w| - |\bSie\b|\bIhre?n?\b/u.test(text),
  );
  expect(typewritten).toEqual([]);
});

/** The mission stands in both languages on both pages, and so does the specification's sentence. */
const IN_BOTH: ReadonlySet<string> = new Set([
  'mission.german',
  'mission.translation',
  'loading.german',
  'loading.translation',
]);
const OF_ENGLISH =
  /(?<![\p{L}-])(?:the|and|with|your|you|this|not|from|is|are|for|of)(?![\p{L}-])/u;
const OF_GERMAN = /(?<![\p{L}-])(?:und|mit|dein|deine|nicht|eine|oder|wird|ist|für)(?![\p{L}-])/u;

test.each(namespaces)('%s has no words of the other language', (namespace) => {
  const foreign = LANGUAGES.flatMap((language) =>
    [...flatten(language, namespace)]
      .filter(([key]) => !IN_BOTH.has(key))
      // Of sources, the names are English.
      .filter(([key]) => key !== 'origin.sources')
      .filter(([, text]) => (language === 'de' ? OF_ENGLISH : OF_GERMAN).test(text)),
  );
  expect(foreign).toEqual([]);
});

test.each(namespaces)('%s says nothing of several words alike in both languages', (namespace) => {
  const english = flatten('en', namespace);
  const alike = [...flatten('de', namespace)].filter(
    ([key, text]) =>
      text === english.get(key) &&
      !IN_BOTH.has(key) &&
      /\p{Ll}{3,} +\p{L}{3,}/u.test(text.replaceAll(/\{\{[^}]*\}\}/gu, '')),
  );
  expect(alike).toEqual([]);
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
