import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numberCell, optionalText } from '#data/tables/cells.ts';
import { monthColumns, monthsOfRow } from '#data/tables/month-columns.ts';
import { readCsv } from '#data/tables/read-csv.ts';

const schema = v.object({ name: v.string(), country: optionalText, lat: numberCell });
let file: string;

beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'places.csv');
});

afterEach(() => rm(join(file, '..'), { recursive: true }));

test('reads the columns of the schema, and cells in quotes as they stand', async () => {
  await write('source,name,lat,country', 'x,"Ksamil, ""Riviera""",39.8,AL', '', 'y, Oulu,65,');
  expect(await readCsv(file, schema)).toEqual([
    { name: 'Ksamil, "Riviera"', country: 'AL', lat: 39.8 },
    { name: ' Oulu', country: '', lat: 65 },
  ]);
});

test('reads lines that end as on Windows', async () => {
  await write('name,lat,country\r', 'Oulu,65,FI\r', '');
  expect(await readCsv(file, schema)).toEqual([{ name: 'Oulu', country: 'FI', lat: 65 }]);
});

test('reads cells between tabs', async () => {
  await write('name\tlat', 'Oulu, Finland\t65');
  expect(await readCsv(file, v.pick(schema, ['name', 'lat']), '\t')).toEqual([
    { name: 'Oulu, Finland', lat: 65 },
  ]);
});

test('tells file, line and column of every fault', async () => {
  await write('name,lat,country', 'Oulu,north,FI', ',65,FI');
  await expect(readCsv(file, schema)).rejects.toThrow(
    new Error(`${file}:2: 'lat': no number\n${file}:3: 'name' is missing`),
  );
});

test('tells a column that the file lacks, and a row of too many cells', async () => {
  await write('name,country', 'Oulu,FI');
  await expect(readCsv(file, schema)).rejects.toThrow(`${file}:2: 'lat' is missing`);
  await write('name,lat,country', 'Oulu,65,FI,more');
  await expect(readCsv(file, schema)).rejects.toThrow(`${file}: Too many fields`);
});

test('twelve columns of months are a year, fewer where cells are empty', async () => {
  const year = v.object(monthColumns('sea', v.exactOptional(numberCell)));
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const head = months
    .map((month) => `sea${month}`)
    .toReversed()
    .join(',');
  await write(head, months.toReversed().join(','), ',,,,,,,,,,,4');
  const rows = await readCsv(file, year);
  expect(rows.map((row) => monthsOfRow(row, 'sea'))).toEqual([months, [4]]);
});

function write(...lines: string[]): Promise<void> {
  return writeFile(file, lines.join('\n'));
}
