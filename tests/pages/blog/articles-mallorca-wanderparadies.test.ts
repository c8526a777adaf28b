import { expect, test } from 'vitest';
import { articleContract, readArticle } from './article.contract.ts';
import { articleFiguresContract } from './article-figures.contract.ts';

const en = await readArticle('mallorca-wanderparadies', 'en');
const de = await readArticle('mallorca-wanderparadies', 'de');

articleContract({ en, de });
articleFiguresContract(en, de, 40);

test('the four stages of the table add up to the 70 kilometres of the text', () => {
  const rows = en.content.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const lengths = rows.slice(0, 4).map(([, length]) => Number(/[\d.]+/u.exec(length ?? '')?.[0]));
  expect(Math.round(lengths.reduce((sum, length) => sum + length, 0))).toBe(70);
});
