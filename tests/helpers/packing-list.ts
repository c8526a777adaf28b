import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { ListCategory } from '#src/domain/list/apply-edits.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import type { Equipment } from '#src/domain/trip/recommendation.ts';

/** The list as computed. */
export function packingList(equipment: Equipment): ListCategory[] {
  return applyEdits(equipment, NO_EDITS).categories;
}
