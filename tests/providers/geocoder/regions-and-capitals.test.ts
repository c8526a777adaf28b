import { expect, test } from 'vitest';
import { CAPITALS } from '#tests/fixtures/names/capitals.ts';
import { KNOWN_REGIONS } from '#tests/fixtures/names/known-regions.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const rowsOf = (table: string) => table.trim().split('\n');

test('sights and villages are in their regions', async () => {
  const wrong: string[] = [];
  for (const row of rowsOf(KNOWN_REGIONS)) {
    const [text = '', region = ''] = row.split('|');
    const [first] = await REAL.gazetteer.search(text, 'en', null);
    const place = first?.place ?? 'nothing';
    if (!place.includes(region)) wrong.push(`${text}: ${place}, not ${region}`);
  }
  expect(wrong).toEqual([]);
});

test.each(['en', 'de'] as const)('every capital is found and named in %s', async (language) => {
  const wrong: string[] = [];
  for (const row of rowsOf(CAPITALS)) {
    const [, english = '', german = ''] = row.split('|');
    const wanted = language === 'de' ? german : english;
    const [first] = await REAL.gazetteer.search(wanted, language, null);
    if (first?.name !== wanted) wrong.push(`${wanted}: ${first?.place ?? 'nothing'}`);
  }
  expect(wrong).toEqual([]);
});
