import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { gpxFile } from '#src/take-along/gpx-file.ts';
import { highCoastOutline, ODD_TEXTS, oddOutline } from './outlines.ts';

const SCHEMA = readFileSync(join(import.meta.dirname, '../fixtures/gpx-1.1.xsd'), 'utf8');

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

test('the schema refuses what is not GPX', async () => {
  const file = gpxFile(highCoastOutline('en')).replace('lat="63.1282"', 'lat="163"');
  expect(await errorsIn(file)).not.toEqual([]);
});

test.each(ODD_TEXTS)('a text that looks like markup stays a text: %j', async (text) => {
  expect(await errorsIn(gpxFile(oddOutline(text)))).toEqual([]);
});

async function errorsIn(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'trip.gpx', contents }],
    schema: [SCHEMA],
  });
  return errors.map(({ message }) => message);
}
