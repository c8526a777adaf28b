import { expect, test } from 'vitest';
import { markdownFile, textFile } from '#src/export/files/text-file.ts';
import { highCoastOutline, oddOutline } from './outlines.ts';

test('the text has the days, the list with its ticks, the ideas and the emergency numbers', () => {
  const [first] = highCoastOutline('en').lists.trip;
  const text = textFile(highCoastOutline('en'));
  expect(text).toContain('High Coast, Västernorrland, Sweden');
  expect(text).toContain('2 travelers');
  expect(text).toContain(`[ ] ${first?.name ?? ''}`);
  expect(text).toContain('- 112 all services');
  expect(text).toContain('not a forecast');
});

test('what is packed is ticked', () => {
  const outline = highCoastOutline('de');
  const [first, ...others] = outline.lists.trip;
  if (first === undefined) throw new Error('an empty list');
  const lists = { trip: [{ ...first, packed: true }, ...others], have: [] };
  const markdown = markdownFile({ ...outline, lists });
  expect(markdown).toContain(`- [x] ${first.name}`);
  expect(markdown.match(/^- \[x\]/gmu)).toHaveLength(1);
  expect(markdown).toContain('## Für diese Reise');
});

test('in Markdown a text is no markup', () => {
  const markdown = markdownFile(oddOutline('[link](https://evil.example) <b># *x*'));
  expect(markdown).toContain(String.raw`\[link\](https://evil.example) \<b\>\# \*x\*`);
});
