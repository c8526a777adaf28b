import { differentNames } from '#src/domain/names.ts';
import type { Names } from '#src/domain/names.ts';

/**
 * Reserves and islands that nobody enters without a permit, by their names in both languages: the diamond
 * area of Namibia, the exclusion zones of Chernobyl, and North Sentinel Island. By name, since the data
 * have the point of a reserve that is nearest to the trip. From common knowledge, 2026-11-24.
 */
const CLOSED =
  /Tsau ?ǁ?Khaeb|Sperrgebiet|Chernobyl|Chornobyl|Tschernobyl|Radioecological|Radio-?ökolog|North Sentinel|Nord-Sentinel/iu;

/** Whether nobody gets to a place without a permit. */
export function isClosed({ names }: { names: Names }): boolean {
  return differentNames(names).some((name) => CLOSED.test(name));
}
