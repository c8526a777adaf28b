import { expect, test } from 'vitest';
import { tramuntanaDe } from '#src/pages/blog/articles/mallorca-wanderparadies.de.ts';
import { tramuntanaEn } from '#src/pages/blog/articles/mallorca-wanderparadies.en.ts';
import { articleContract } from './article.contract.ts';
import { articleFiguresContract } from './article-figures.contract.ts';

articleContract({ en: tramuntanaEn, de: tramuntanaDe });
articleFiguresContract(tramuntanaEn, tramuntanaDe, 40);

test('the four stages of the table are the 70 kilometres of the text', () => {
  const rows = tramuntanaEn.content.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const lengths = rows.slice(0, 4).map(([, length]) => Number(/[\d.]+/u.exec(length ?? '')?.[0]));
  expect(Math.round(lengths.reduce((sum, length) => sum + length, 0))).toBe(70);
});
