import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { gpxFile } from '#src/export/files/gpx-file.ts';
import { highCoastOutline, laidOutOutline, ODD_TEXTS, oddOutline } from './outlines.ts';

const SCHEMA = readFileSync(join(import.meta.dirname, '../../fixtures/gpx-1.1.xsd'), 'utf8');

test.each(['en', 'de'] as const)(
  'the file is valid by the schema of GPX 1.1 (%s)',
  async (language) => {
    const outline = highCoastOutline(language);
    const file = gpxFile(outline);
    expect(await errorsIn(file)).toEqual([]);
    const places = outline.ideas.filter(({ at }) => at !== null);
    expect(file.match(/<wpt /gu)).toHaveLength(1 + places.length);
    expect(file).toContain('lat="63.1282" lon="18.6435"');
  },
);

test.each(['gorge', 'canyon', null])('a place of the kind %j has a symbol', (kind) => {
  const outline = highCoastOutline('en');
  const idea = outline.ideas.find(({ at }) => at !== null);
  const file = gpxFile({
    ...outline,
    days: [],
    ideas: idea === undefined ? [] : [{ ...idea, kind }],
  });
  const symbols = [...file.matchAll(/<sym>(.+?)<\/sym>/gu)].map(([, symbol]) => symbol);
  expect(symbols).toEqual(['Pin, Red', kind === 'gorge' ? 'Scenic Area' : 'Flag, Green']);
});

test('the schema refuses what is not GPX', async () => {
  const file = gpxFile(highCoastOutline('en')).replace('lat="63.1282"', 'lat="163"');
  expect(await errorsIn(file)).not.toEqual([]);
});

test('a text that looks like markup stays a text, in waypoints and in routes', async () => {
  const files = ODD_TEXTS.flatMap((text) => [oddOutline(text), laidOutOutline(text)]).map(gpxFile);
  expect(await errorsIn(...files)).toEqual([]);
  expect(files.join('')).not.toMatch(/[\u00AD\u2028\u202E\u2060\u2067\uFEFF]/u);
});

async function errorsIn(...files: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `trip-${index}.gpx`, contents })),
    schema: [SCHEMA],
  });
  return errors.map(({ message }) => message);
}
