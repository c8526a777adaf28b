import type { LatLng } from '#src/domain/place/location.ts';
import { resolveTypedPoint } from '#src/domain/points/resolve-typed-point.ts';
import { fragmentInText } from '#src/export/links/trip-link.ts';
import { parsePlannerSearch, sharedTexts } from './planner-search.ts';
import type { PlannerQuery } from './planner-search.ts';

/**
 * Where the text or file that another app shared leads: to a trip in a link of ours, to a point, or
 * to the search, which is filled with `find` and says what was shared.
 */
export type SharedTarget = { hash: string } | { point: LatLng } | { find: string; shared: string };

/** Null where nothing was shared. */
export async function sharedTarget(query: PlannerQuery): Promise<SharedTarget | null> {
  const texts = sharedTexts(parsePlannerSearch(query));
  if (texts.length === 0) return null;
  const hash = texts.map(fragmentInText).find((found) => found !== null);
  if (hash !== undefined) return { hash };
  const shared = texts.join('\n');
  const typed = await resolveTypedPoint(shared);
  // A point that is only about right is said to be so in the search.
  if (typed?.type === 'point' && !typed.about) return { point: typed.point };
  return { find: typed?.type === 'name' ? typed.name : shared.replaceAll(/\s+/gu, ' '), shared };
}
