import { useSyncExternalStore } from 'react';
import { METRIC } from '#src/domain/units.ts';
import type { Units } from '#src/domain/units.ts';
import { chosenUnits, followUnits } from '#src/wording/shown/chosen-units.ts';

/** The chosen units; a prerendered page begins with the specification's. */
export function useUnits(): Units {
  return useSyncExternalStore(followUnits, chosenUnits, () => METRIC);
}
