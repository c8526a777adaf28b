import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listCell, numberCell, optionalText } from '#data/tables/cells.ts';
import { parseTable } from '#data/tables/read-table.ts';

const schema = v.object({
  name: v.string(),
  german: optionalText,
  metres: v.exactOptional(numberCell),
  others: listCell(';'),
});
const HEAD = 'name | german | metres | others';

test('reads rows by the names of their columns, whatever the order', () => {
  expect(read('metres|name|others|german', '2962|Zugspitze||', '|Rhine|Rhein;Rhin|Rhein')).toEqual([
    { name: 'Zugspitze', german: '', metres: 2962, others: [] },
    { name: 'Rhine', german: 'Rhein', others: ['Rhein', 'Rhin'] },
  ]);
});

test('skips blank lines and comments, also before the names of the columns', () => {
  expect(read('# Summits', '', HEAD, '# In the Alps', '  ', 'Zugspitze')).toHaveLength(1);
});

test('trims cells, leaves quotes alone, and takes missing cells at the end for empty ones', () => {
  expect(read(HEAD, '"Old Man" , Hoy |\r', '  "Rhine')).toEqual([
    { name: '"Old Man" , Hoy', german: '', others: [] },
    { name: '"Rhine', german: '', others: [] },
  ]);
});

test('cells stand between another sign where the table says so', () => {
  expect(
    parseTable('name;metres\nA | B;3', 'a.csv', v.pick(schema, ['name', 'metres']), ';'),
  ).toEqual([{ name: 'A | B', metres: 3 }]);
});

test('tells file, line and column of every fault of a table', () => {
  expect(() => read('# Summits', HEAD, '| | high', '', 'Zugspitze', '| Watzmann')).toThrow(
    new Error(
      [
        "summits.txt:3: 'name' is missing",
        "summits.txt:3: 'metres': no number",
        "summits.txt:6: 'name' is missing",
      ].join('\n'),
    ),
  );
});

test('tells a row of more cells than columns', () => {
  expect(() => read(HEAD, 'Zugspitze | | 2962 | | Bavaria')).toThrow(
    'summits.txt:2: 5 cells for 4 columns',
  );
});

test('tells columns that are unknown, stand twice or are missing', () => {
  expect(() => read('name | height | name | german | others')).toThrow(
    new Error(
      [
        "summits.txt:1: 'height' is no column, or stands twice",
        "summits.txt:1: 'name' is no column, or stands twice",
        "summits.txt:1: the column 'metres' is missing",
      ].join('\n'),
    ),
  );
});

test('tells a table without columns', () => {
  expect(() => read('# Summits')).toThrow('summits.txt: no line names the columns');
});

function read(...lines: string[]) {
  return parseTable(lines.join('\n'), 'summits.txt', schema);
}
