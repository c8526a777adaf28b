import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import type { Article } from '#src/pages/blog/article.ts';
import { plainText } from '#src/pages/blog/article-words.ts';

/** Figures beyond those of tables: every number in digits, and where the map's points lie. */
export function articleFiguresContract(en: Article, de: Article, reachKm: number): void {
  test('both languages have the same numbers', () => {
    expect(numbersOf(de, /\./gu)).toEqual(numbersOf(en, /,/gu));
  });

  test(`the points of the map lie within ${reachKm} km of the place`, () => {
    const points = en.content.flatMap((block) => (block.kind === 'map' ? block.points : []));
    expect(points.filter((point) => distanceKm(point, en.location) > reachKm)).toEqual([]);
  });
}

/** The numbers of the running text, each once, without the mark between thousands. */
function numbersOf({ excerpt, content }: Article, thousands: RegExp): string[] {
  const text = content.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'note') return [plainText(block.text)];
    return block.kind === 'list' ? block.items.map(plainText) : [];
  });
  const numbers = [excerpt, ...text].join(' ').matchAll(/\d+(?:[.,]\d+)*/gu);
  return [...new Set(Array.from(numbers, ([number]) => number.replace(thousands, '')))].toSorted();
}
