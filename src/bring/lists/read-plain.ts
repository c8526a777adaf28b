import { readAmounts } from './line-amounts.ts';
import { listNumbers, withoutMarks } from './line-marks.ts';
import type { Collector, ListedLine } from './listed.ts';
import { LONGEST_LINE, MOST_ROWS } from './list-problem.ts';
import { messageIn } from './messenger-lines.ts';
import { unescaped } from './own-text.ts';
import { headingsOf } from './plain-headings.ts';
import type { Heading, Row } from './plain-headings.ts';

const RULE = /^\s*(?:[-=_~*·•─—]\s*){3,}$/u;
const MARKDOWN = /^\s*(?:#{1,6}\s|[-*]\s+\\?\[[ xX]?\\?\]\s)/mu;
const FORMULA = /^=\s*[A-Z][A-Z0-9.]*\(|^=\s*[A-Z]{1,2}\d+\b/iu;
const SENTENCE = /^(?:\S+\s+){3,}\S+[.!?…]$/u;
/** 'Clothes: shirt, socks, hat' on one line. */
const INLINE = /^([\p{L}][^:,;]{1,39}):\s+(\S.*)$/u;
const FEWEST_INLINE = 3;
/** The longest sender and time before a message, in characters. */
const LONGEST_SENDER = 100;

/** A heading whose lines are still to come. */
type Open = Heading & { indent: number };

/** A list of lines as people write them, with bullets, boxes, numbers and headings or without. */
export function readPlain(text: string, list: Collector): void {
  const rows = rowsOf(text, list);
  const headings = headingsOf(rows);
  const isMarked = rows.filter(({ marked }) => marked).length > rows.length / 2;
  let open: Open[] = [];
  for (const [index, row] of rows.entries()) {
    const isBelow = row.apart && !row.marked;
    open = open.filter((above) => above.indent < row.indent && !(isBelow && above.overBullets));
    const heading = headings[index] ?? null;
    const isInside = open.some(({ name, nested }) => nested && name !== '');
    if (heading !== null && !(heading.perhaps && (isInside || isThing(row)))) {
      // Lines as far in as a heading that nothing is nested in belong to it too.
      const indent = heading.nested ? row.indent : row.indent - 0.5;
      open = [...open.filter((above) => above.indent < indent), { ...heading, indent }];
      continue;
    }
    if (isMarked && !row.marked && SENTENCE.test(row.text)) {
      list.leaveOut('prose');
      continue;
    }
    addRow(row, open.findLast(({ name }) => name !== '')?.name ?? '', list);
  }
}

/** With a box or a number it is something to pack, whatever is in it. */
function isThing({ text, packed }: Row): boolean {
  const { quantity, weightGrams } = readAmounts(text);
  return packed !== null || quantity > 1 || weightGrams !== null;
}

function rowsOf(text: string, list: Collector): Row[] {
  const isMarkdown = MARKDOWN.test(text);
  const all = text.split('\n');
  const lines = all.slice(0, MOST_ROWS).map((line) => wordsOf(line, list));
  list.leaveOut('over', all.slice(MOST_ROWS).filter((line) => line.trim() !== '').length);
  const numbered = listNumbers(lines);
  const rows: Row[] = [];
  let apart = true;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || RULE.test(line)) {
      apart = true;
      continue;
    }
    const found = withoutMarks(line, numbered[index] ?? false);
    const words = isMarkdown ? unescaped(found.text) : found.text;
    const underlined = /^(?:-{3,}|={3,})\s*$/u.test(lines[index + 1] ?? '');
    if (words !== '') rows.push({ ...found, text: words, apart, underlined });
    apart = false;
  }
  return inParts(rows);
}

/** Empty for a line that is none of the list. */
function wordsOf(line: string, list: Collector): string {
  const words = line.length > LONGEST_LINE + LONGEST_SENDER ? line : messageIn(line);
  if (words !== null && words.length <= LONGEST_LINE) return words;
  list.leaveOut(words === null ? 'prose' : 'long');
  return '';
}

/** A single line with commas is a list as well. */
function inParts(rows: readonly Row[]): Row[] {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0 || INLINE.test(only.text)) return [...rows];
  const parts = partsOf(only.text);
  return parts.length < FEWEST_INLINE
    ? [only]
    : parts.map((text) => Object.assign({}, only, { text }));
}

function partsOf(text: string): string[] {
  return text
    .split(/[,;]\s+|\s+[·•|]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function addRow(row: Row, heading: string, list: Collector): void {
  const [, name = '', behind = ''] = INLINE.exec(row.text) ?? [];
  const parts = name === '' ? [] : partsOf(behind);
  if (parts.length >= FEWEST_INLINE) {
    for (const text of parts) list.add(lineOf({ ...row, text }), { name });
    return;
  }
  if (FORMULA.test(row.text)) list.leaveOut('formula');
  else list.add(lineOf(row), { name: heading });
}

const LINK = /\[([^\]]+)\]\(\s*([^)\s]+)[^)]*\)/gu;
const ADDRESS = /<?\bhttps?:\/\/[^\s>]+>?/giu;
const STRUCK = /^~~(.+)~~$|^~(\S.*\S)~$/u;

function lineOf({ text, packed }: Row): ListedLine {
  const links: string[] = [];
  const keep = (address: string) => void links.push(address.replaceAll(/^<|>$/gu, ''));
  const struck = STRUCK.exec(text);
  const plain = (struck?.[1] ?? struck?.[2] ?? text)
    .replaceAll(LINK, (_, words: string, address: string) => {
      if (/^https?:/iu.test(address)) keep(address);
      return words;
    })
    .replaceAll(ADDRESS, (address) => {
      keep(address);
      return ' ';
    })
    .replaceAll(/\*\*(?=\S)(.+?)\*\*|__(?=\S)(.+?)__/gu, '$1$2')
    .replace(/^[*_](?=\S)([^*_]+)[*_]$/u, '$1');
  const { name, quantity, weightGrams } = readAmounts(plain);
  const ticked = struck === null ? packed : true;
  return {
    name,
    quantity,
    weightGrams,
    note: links.join(' '),
    ...(ticked === null ? {} : { packed: ticked }),
  };
}
