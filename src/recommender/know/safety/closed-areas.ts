import { regionTable } from '../regions/region-table.ts';

/** Whether nobody gets to a place without a permit. */
export function isClosed({ name }: { name: string }): boolean {
  const written = name.toLowerCase();
  return regionTable('closed-reserves').some(({ words }) =>
    words.some((word) => written.includes(word.toLowerCase())),
  );
}
