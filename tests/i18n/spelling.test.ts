import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Folders with visible English, and how its files end. */
const FOLDERS = [
  ['src/i18n/locales/en', '.json'],
  ['src/recommender/say/en', '.ts'],
  ['src/pages/blog/articles', '.en.ts'],
  ['data/health', '.txt'],
  ['data/festivals', '.txt'],
  ['data/sights/written', '.yaml'],
] as const;
/** As Americans write; names keep their capital and their spelling. */
const AMERICAN =
  /(?<![\p{L}-])(?:colors?|colored|colorful|favorites?|centers?|theaters?|harbors?|kilometers?|liters?|gray|neighbors?|neighborhoods?|flavors?|honor|labor|fibers?|jewelry|organiz\p{L}+|recogniz\p{L}+|realiz\p{L}+|specializ\p{L}+|traveled|traveling|canceled|sidewalks?|vacations?|elevators?|catalogs?|plow\p{L}*)(?![\p{L}-])/gu;

test.each(FOLDERS.flatMap(([folder, ending]) => filesIn(folder, ending)))(
  '%s is spelt as in Britain',
  (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(text.match(AMERICAN) ?? []).toEqual([]);
  },
);

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}
