import type { OutlineLine, TripOutline } from './outline.ts';

/** The columns that LighterPack imports, in its order. */
const COLUMNS = [
  'Item Name',
  'Category',
  'desc',
  'qty',
  'weight',
  'unit',
  'url',
  'price',
  'worn',
  'consumable',
] as const;

/** Both lists as a CSV file (RFC 4180) in LighterPack's columns; weight and price of one piece. */
export function gearListFile({ lists }: TripOutline): string {
  const rows = [...lists.trip, ...lists.have].map(rowOf);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function rowOf(line: OutlineLine): readonly string[] {
  return [
    inert(line.name),
    inert(line.category),
    inert(line.reason),
    String(line.quantity),
    line.weight === null ? '' : String(line.weight),
    line.weight === null ? '' : 'gram',
    line.link,
    line.price === null ? '' : line.price.toFixed(2),
    '',
    '',
  ];
}

/** A spreadsheet would take a text that begins like a formula for one. */
function inert(text: string): string {
  return /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}

function cell(value: string): string {
  return /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
