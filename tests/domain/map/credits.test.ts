import { expect, test } from 'vitest';
import { readCredits } from '#src/domain/map/credits.ts';

test('text and https links of a source are its credits', () => {
  const html =
    '<a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> ' +
    "<a href='https://www.openstreetmap.org/copyright'>&#169; OpenStreetMap contributors</a>, own work &amp; care";
  expect(readCredits([html], false)).toEqual([
    { text: '© OpenMapTiles', href: 'https://www.openmaptiles.org/' },
    { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    { text: ', own work & care', href: null },
  ]);
});

test.each([
  ['<img src=x onerror=alert(1)>Maps', 'Maps', null],
  ['<script>alert(1)</script>', 'alert(1)', null],
  ['<a href="javascript:alert(1)">Maps</a>', 'Maps', null],
  ['<a href="java&#115;cript:alert(1)">Maps</a>', 'Maps', null],
  ['<a href="http://insecure.example/">Maps</a>', 'Maps', null],
  [
    '<a onclick="alert(1)" href="https://maps.example/?a=1&amp;b=2">Maps</a>',
    'Maps',
    'https://maps.example/?a=1&b=2',
  ],
  ['<a href=//maps.example/x>Maps</a>', 'Maps', 'https://maps.example/x'],
  ['&lt;b&gt;Maps&lt;/b&gt;', '<b>Maps</b>', null],
  ['Maps <b unclosed', 'Maps', null],
])('%s is sanitised', (html, text, href) => {
  expect(readCredits([html], false)).toEqual([{ text, href }]);
});

test('duplicates and mere punctuation are dropped', () => {
  const osm = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';
  expect(readCredits([`${osm} | `, `${osm}.`, ' '], false)).toHaveLength(1);
});

test("a Mapbox map has Mapbox's three links, whatever its tiles say", () => {
  const texts = ['© Mapbox', '© OpenStreetMap', 'Improve this map'];
  expect(readCredits([], true).map(({ text }) => text)).toEqual(texts);
  const maxar =
    '<a href="https://www.mapbox.com/about/maps/">© Mapbox</a> <a href="https://www.maxar.com/">© Maxar</a>';
  expect(readCredits([maxar], true).map(({ text }) => text)).toEqual([...texts, '© Maxar']);
  for (const { href } of readCredits([], true)) expect(href).toMatch(/^https:/u);
});
