import { expect, test } from 'vitest';
import { articleContract, readArticle } from './article.contract.ts';

const en = await readArticle('wandern-in-den-alpen', 'en');
const de = await readArticle('wandern-in-den-alpen', 'de');

articleContract({ en, de });

const [stages = []] = de.content.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
const profile = de.content.flatMap((block) => (block.kind === 'profile' ? block.points : []));

test.each(stages)('%s: table and profile agree', (name, length, up, down) => {
  const [from, to] = name.split(' – ').map((place) => profile.findIndex((p) => p.name === place));
  const way = profile.slice(from, (to ?? 0) + 1);
  const heights = way.map(({ metres }) => metres);
  const steps = heights.slice(1).map((metres, index) => metres - (heights[index] ?? 0));
  expect((way.at(-1)?.km ?? 0) - (way[0]?.km ?? 0)).toBe(numberIn(length));
  // Small rises between the named points are in the table, not in the profile.
  expect(Math.abs(sum(steps.filter((step) => step > 0)) - numberIn(up))).toBeLessThan(100);
  expect(Math.abs(sum(steps.filter((step) => step < 0)) + numberIn(down))).toBeLessThan(100);
});

function sum(parts: number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}

/** The number of a cell; 'kaum' is none. */
function numberIn(cell = ''): number {
  return Number(/\d+/u.exec(cell)?.[0] ?? 0);
}
