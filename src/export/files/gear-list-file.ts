import { plainText } from '#src/wording/plain-text.ts';
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

/** Spreadsheets take a file that begins with it for UTF-8; browsers, and so LighterPack, skip it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Both lists as a CSV file (RFC 4180) in LighterPack's columns; weight and price of one piece, with a
 * decimal point. LighterPack leaves out rows without a weight in figures.
 */
export function gearListFile({ lists }: TripOutline): string {
  const rows = [...lists.trip, ...lists.have].map(rowOf);
  const lines = [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function rowOf(line: OutlineLine): readonly string[] {
  return [
    inert(line.name),
    inert(line.category),
    inert(line.reason),
    String(line.quantity),
    String(line.weight ?? 0),
    'gram',
    line.link,
    line.price === null ? '' : line.price.toFixed(2),
    '',
    '',
  ];
}

/** A spreadsheet would take a text that begins like a formula for one, in Japanese letters too. */
function inert(text: string): string {
  const plain = plainText(text);
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u.test(plain) ? `'${plain}` : plain;
}

function cell(value: string): string {
  return /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
