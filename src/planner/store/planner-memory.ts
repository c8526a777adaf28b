import type { PlannerMemory } from './planner-state.ts';

const KEY = 'fernweh.planner-draft';

/**
 * Persists the draft in web storage. The storage is accessed lazily, because a browser that blocks
 * it throws on access; the planner then works without persistence.
 */
export function createWebMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): PlannerMemory {
  return {
    read() {
      try {
        return storage().getItem(KEY);
      } catch (error) {
        console.warn('The draft could not be read', error);
        return null;
      }
    },
    write(text) {
      try {
        storage().setItem(KEY, text);
      } catch (error) {
        console.warn('The draft could not be kept', error);
      }
    },
  };
}
