import type { PlannerMemory } from './planner-state.ts';

const KEY = 'fernweh.planner-draft';

/**
 * Keeps the draft in a web storage. The storage is asked for lazily, because a browser that blocks
 * it throws already then; the planner goes on without a memory.
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
