import type { LatLng } from '#src/domain/location.ts';
import { pointInText } from '#src/domain/points/typed-point.ts';
import { fragmentInText } from '#src/sharing/trip-link.ts';
import { parsePlannerSearch, sharedTexts } from './planner-search.ts';
import type { PlannerQuery } from './planner-search.ts';

/** Where what another app shared leads: to a trip that a link of ours holds, or to a point, if any. */
export type SharedTarget = { hash: string } | { point: Partial<LatLng> };

/** Null where nothing was shared. */
export function sharedTarget(query: PlannerQuery): SharedTarget | null {
  const texts = sharedTexts(parsePlannerSearch(query));
  if (texts.length === 0) return null;
  const hash = texts.map(fragmentInText).find((found) => found !== null);
  if (hash !== undefined) return { hash };
  return { point: texts.map(pointInText).find((found) => found !== null) ?? {} };
}
