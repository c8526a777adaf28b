import type { PlannerMemory } from './planner-state.ts';

const DRAFT = 'fernweh.planner-draft';
export const RECENT_PLACES = 'fernweh.recent-places';

/**
 * Persists the draft, or another text of the planner, in web storage. The storage is accessed lazily, because a browser that blocks
 * it throws on access; the planner then works without persistence.
 */
export function createWebMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  key = DRAFT,
): PlannerMemory {
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch (error) {
        console.warn(`${key} could not be read`, error);
        return null;
      }
    },
    write(text) {
      try {
        storage().setItem(key, text);
      } catch (error) {
        console.warn(`${key} could not be kept`, error);
      }
    },
  };
}
