import type { LatLng } from '#src/domain/location.ts';
import { cellCenter } from '#src/domain/points/links/s2-cell.ts';
import { pointInText } from '#src/domain/points/typed-point.ts';

/** Google's id of a place begins with that of the map cell it lies in. */
const CELL = /(?:!1s|[?&](?:ftid|q)=)(0x[\da-f]{1,16})(?:%3a|:)0x[\da-f]+/iu;

/** The point of a link to a map in a saved list: written in it, or about there by its cell. */
export function pointOfSavedLink(link: string): { at: LatLng; rough: boolean } | null {
  if (link === '') return null;
  const written = pointInText(link);
  if (written !== null) return { at: written, rough: false };
  const cell = CELL.exec(link)?.[1];
  const near = cell === undefined ? null : cellCenter(cell);
  return near === null ? null : { at: near, rough: true };
}
