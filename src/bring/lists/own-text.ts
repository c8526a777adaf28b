import type { ListPart } from '#src/domain/trip/recommendation.ts';
import type { Collector } from './listed.ts';

/** The last line of a text or Markdown file that Fernweh wrote. */
const MADE_HERE = /^(?:Planned with Fernweh|Geplant mit Fernweh)$/mu;

const PARTS: Readonly<Record<string, ListPart>> = {
  'For this trip': 'trip',
  'Für diese Reise': 'trip',
  'You surely have': 'have',
  'Hast du sicher schon': 'have',
};

const TICK = /^(?:- )?\[([ x])\] (.+)$/u;
const MARKDOWN_HEADING = /^## (.+)$/u;
const RULE = /^-+$/u;
const QUANTITY = /^(.+) × ([1-9]\d{0,2})$/u;

/** Is it a text or a Markdown file that Fernweh wrote, whole? */
export function isOwnText(text: string): boolean {
  return MADE_HERE.test(text);
}

/** The two lists of such a file; its weather, days and notes are no lines of a list. */
export function readOwnText(text: string, list: Collector): void {
  const lines = text.split('\n');
  let heading = '';
  for (const [index, line] of lines.entries()) {
    const title = MARKDOWN_HEADING.exec(line)?.[1];
    if (title !== undefined) heading = unescaped(title);
    else if (RULE.test(lines[index + 1] ?? '') && line !== '') heading = line;
    const [, mark, words = ''] = TICK.exec(line) ?? [];
    const part = PARTS[heading];
    if (mark === undefined || part === undefined) continue;
    const [, name = '', quantity = '1'] = QUANTITY.exec(words) ?? [words, words];
    list.add(
      {
        name: line.startsWith('- ') ? unescaped(name) : name,
        quantity: Number(quantity),
        weightGrams: null,
        note: '',
        packed: mark === 'x',
      },
      { name: heading, part },
    );
  }
}

/** Markdown's backslashes taken away. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\([\\`*_{}[\]<>#|()+.!~-])/gu, '$1');
}
