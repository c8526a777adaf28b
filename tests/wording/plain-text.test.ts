import { expect, test } from 'vitest';
import { plainText } from '#src/wording/plain-text.ts';

test.each([
  ['10\u2013\u206020\u00A0June 2027', '10–20 June 2027'],
  ['soft\u00ADhyphen and zero\u200Bwidth', 'softhyphen and zerowidth'],
  ['\uFEFFa mark at the start', 'a mark at the start'],
  ['\u202Etxt.exe', 'txt.exe'],
  ['\u2067مقهى\u2069', 'مقهى'],
  ['14\u202F°C', '14 °C'],
  ['one\u2028two', 'one\ntwo'],
])('%j leaves the page as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each(['👩\u200D👩\u200D👧 🏔\uFE0F', 'می\u200Cخواهم', 'A–B, “x” ’'])(
  'what makes letters and emoji stays: %j',
  (text) => {
    expect(plainText(text)).toBe(text);
  },
);
