import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';
import { mapLabels } from '#src/pages/blog/blocks/map-labels.ts';
import { loadText } from '#src/pages/blog/load-article.ts';

const WIDTH = { phone: 350, letter: 6.5 };

test('every name stands beside its own mark', () => {
  const [west, east] = mapLabels([
    { name: 'West', lat: 47, lng: 11 },
    { name: 'East', lat: 47, lng: 12 },
  ]);
  expect(west).toMatchObject({ name: 'West', dx: 10, anchor: 'start' });
  expect(east).toMatchObject({ name: 'East', anchor: 'end' });
});

test.each(ARTICLE_SLUGS)('on a phone no two names of %s overlap', async (slug) => {
  const texts = await Promise.all(LANGUAGES.map((language) => loadText(slug, language)));
  const maps = texts.flatMap(({ content }) =>
    content.flatMap((block) => (block.kind === 'map' ? [block.points] : [])),
  );
  for (const points of maps) {
    const boxes = mapLabels(points).map(({ name, x, y, dx, dy, anchor }) => {
      const width = name.length * WIDTH.letter;
      const start = { start: 0, middle: -width / 2, end: -width }[anchor];
      const left = (Number.parseFloat(x) / 100) * WIDTH.phone + dx + start;
      return {
        name,
        left,
        right: left + width,
        base: (Number.parseFloat(y) / 100) * (WIDTH.phone / 1.5) + dy,
      };
    });
    const collisions = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => Math.abs(a.base - b.base) < 12 && a.left < b.right && b.left < a.right)
        .map((b) => `${a.name} / ${b.name}`),
    );
    expect(collisions).toEqual([]);
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(WIDTH.phone + 2);
  }
});
