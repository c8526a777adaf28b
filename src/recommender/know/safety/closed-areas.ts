import { differentNames } from '#src/domain/language/names.ts';
import type { Names } from '#src/domain/language/names.ts';
import { regionTable } from '../regions/region-table.ts';

/** Whether nobody gets to a place without a permit. */
export function isClosed({ names }: { names: Names }): boolean {
  const written = differentNames(names).map((name) => name.toLowerCase());
  return regionTable('closed-reserves').some(({ words }) =>
    words.some((word) => written.some((name) => name.includes(word.toLowerCase()))),
  );
}
