import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { readJson } from '#src/providers/recommender/openai/read-reply.ts';

const WANTED = { a: 'b' };

test.each([
  ['bare', '{"a":"b"}'],
  ['with white space and a byte order mark', '\uFEFF\n {"a":"b"} \n'],
  ['in a code fence', '```json\n{"a":"b"}\n```'],
  ['in a fence without a language', '```\n{"a":"b"}\n```'],
  ['after words', 'Sure! Here is your plan: {"a":"b"}'],
  ['before words', '{"a":"b"}\n\nI hope this helps. {Enjoy}'],
  ['after words in braces', 'For {place}: {"a":"b"} – {have fun}'],
  ['after a quotation mark', 'A 5" map says: {"a":"b"}'],
  ['twice', '{"a":"b"}\n{"a":"c"}'],
])('JSON is read %s', (_, content) => {
  expect(readJson(content)).toEqual(WANTED);
});

test('braces, quotes and backslashes in strings do not end an object', () => {
  const value = { a: '} { "quoted" \\', b: { c: ['}', '\\"'] } };
  expect(readJson(`Here: ${JSON.stringify(value)} }`)).toEqual(value);
});

test.each([
  ['no JSON', 'I am sorry, I cannot help with that.'],
  ['cut off', '{"a": {"b": 1}, "c": "thr'],
  ['cut off in a fence', '```json\n{"a": {"b": 1}, "c"'],
  ['a comma too many', '{"a": 1,}'],
  ['single quotes', "{'a': 1}"],
  ['a comment', '{"a": 1 /* one */}'],
  ['a bare fence', '```json\n```'],
])('unreadable: %s', (_, content) => {
  const failure = failureOf(() => readJson(content));
  const braced = content.slice(Math.max(0, content.indexOf('{')));
  expect(failure).toBeInstanceOf(TravelError);
  expect(failure).toMatchObject({
    code: 'reply-unreadable',
    message: failureOf(() => JSON.parse(braced)).message,
  });
});

test('an inner object of a truncated reply is not taken for the reply', () => {
  expect(() => readJson('{"sections": {"weather": {"title": "x"}, "rec')).toThrow(/JSON/u);
});

test('refuses 100,000 open braces quickly', () => {
  const content = '{'.repeat(100_000);
  expect(failureOf(() => readJson(content))).toMatchObject({ code: 'reply-unreadable' });
  expect(failureOf(() => readJson('{x}'.repeat(30_000)))).toMatchObject({
    code: 'reply-unreadable',
  });
});

function failureOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}
