import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { lexiconFaults } from '#data/lexicon/lexicon-faults.ts';
import { lexiconOf } from '#data/lexicon/build-lexicon.ts';
import { listsOf, readLexicon } from '#data/lexicon/read-lexicon.ts';
import { saidTable } from '#data/lexicon/said-table.ts';
import said from '#src/domain/language/said.json';
import { lexiconSchema } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import committed from '#src/recommender/read/lexicon/lexicon.json';
import { parseEntry } from '#src/recommender/read/lexicon/parse-entry.ts';

const lists = await readLexicon();

test('the committed words are those of the two files', async () => {
  expect(v.parse(lexiconSchema, committed)).toEqual(await lexiconOf(lists));
});

test('the committed words that pages look for are those of the two files', () => {
  expect(said).toEqual(saidTable(lists));
});

test('both files name the day on which they were last read', async () => {
  for (const language of ['en', 'de']) {
    const head = (await readFile(`data/lexicon/${language}.txt`, 'utf8')).slice(0, 400);
    expect(head).toMatch(/\d{4}-\d{2}-\d{2}/u);
  }
});

describe('the build names', () => {
  test('a wish that has words in one language only', () => {
    const faults = lexiconFaults(
      lists.filter(({ language, id }) => language === 'en' || !id.startsWith('golf')),
    );
    expect(faults).toEqual(['de.txt: [wishes] golf is missing']);
  });

  test('an id that nobody knows, with its line', () => {
    expect(faultsWith('[wishes]\nquidditch: broom')).toEqual([
      'en.txt:2: unknown id “quidditch” in [wishes]',
    ]);
  });

  test('a word of two wishes, with both lines', () => {
    const [fault] = faultsWith('[wishes]\ngolf: sauna(s)');
    expect(fault).toMatch(/^en\.txt:2: “ saunas?” of golf is in sauna as well \(en\.txt:\d+\)$/u);
  });

  test('an entry that cannot be read, with its line', () => {
    const [fault] = faultsWith('[wishes]\ngolf: golf(ing');
    expect(fault).toMatch(/^en\.txt:2: cannot read “golf\(ing”/u);
  });

  test('a list without words', () => {
    expect(faultsWith('[terms]\nhut:')).toEqual(['en.txt: [terms] hut has no words']);
  });
});

test.each([
  ['[wishes]\nno colon here', 'en.txt:2: no id: no colon here'],
  ['[wish]\ngolf: golf', 'en.txt:1: no section wish'],
  ['golf: golf', 'en.txt:1: words before the first section'],
])('the form of %j is refused', (text, message) => {
  expect(() => listsOf(text, 'en')).toThrow(message);
});

describe('an entry', () => {
  test.each([
    ['hik<e|es>', ['hike', 'hikes']],
    ['lake(s)', ['lake', 'lakes']],
    ['street-food', ['streetfood', 'street food']],
    ['<cross-country|alpine> ski*', ['crosscountry', 'cross country', 'alpine']],
    ['gallop<|p>(ing)', ['gallop', 'galloping', 'gallopp', 'gallopping']],
  ])('%s begins with', (entry, forms) => {
    const [first] = parseEntry(entry).slots;
    expect(first?.choices.map((words) => words.join(' '))).toEqual(forms);
  });

  test.each(['lake(s', 'a|b>', '(small)', 'lake\\w', 'See+', '[in the] sea'])(
    '%s is no entry',
    (entry) => {
      expect(() => parseEntry(entry)).toThrow(/./u);
    },
  );
});

function faultsWith(text: string): string[] {
  return lexiconFaults([...lists, ...listsOf(text, 'en')]);
}
