import { isOneOf } from '../kinds/is-one-of.ts';
import { UNDER_ROOF_SIGHTS } from '../kinds/sight-kinds.ts';
import type { ReachableSight } from '../place/reachable-sight.ts';
import type { DayPlan } from './day-plan.ts';
import { pointKey } from './idea-key.ts';
import { LONGEST_NAME } from './kept-idea.ts';
import type { KeptIdea } from './kept-idea.ts';

type SightToKeep = Pick<ReachableSight, 'names' | 'kind' | 'lat' | 'lng' | 'hours'>;

/** A sight as an idea to keep: the same idea as where the trip suggests it. */
export function keptSight({ names, kind, lat, lng, hours }: SightToKeep): KeptIdea {
  const at = { lat, lng };
  return {
    key: pointKey(kind, at),
    names: { en: names.en.slice(0, LONGEST_NAME), de: names.de.slice(0, LONGEST_NAME) },
    at,
    kind,
    ...(hours === null ? {} : { hours }),
    indoor: isOneOf(UNDER_ROOF_SIGHTS, kind),
    note: '',
  };
}

/**
 * The kept idea that is the sight; null where it is not kept. A long sight such as a road has another point
 * where it is looked for from elsewhere: then the name decides.
 */
export function keptAs(sight: SightToKeep, { kept }: DayPlan): KeptIdea | null {
  const { key, kind, names } = keptSight(sight);
  return (
    kept.find((idea) => idea.key === key) ??
    kept.find((idea) => idea.kind === kind && idea.names.en === names.en) ??
    null
  );
}
