import type { LatLng } from '#src/domain/location.ts';
import { parsePlannerSearch, sharedTexts } from './planner-search.ts';
import type { PlannerQuery } from './planner-search.ts';
import { pointInText } from '#src/domain/points/typed-point.ts';

/** The point in what another app shared with the planner, if there is one; null where nothing was shared. */
export function sharedPoint(query: PlannerQuery): Partial<LatLng> | null {
  const texts = sharedTexts(parsePlannerSearch(query));
  if (texts.length === 0) return null;
  return texts.map(pointInText).find((found) => found !== null) ?? {};
}
