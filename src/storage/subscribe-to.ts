import { Dexie } from 'dexie';

/**
 * Calls `changed` after every committed change of the store: by this tab and, through a
 * BroadcastChannel of Dexie's, by other tabs. Returns the unsubscribe function.
 */
export function subscribeTo(dexie: Dexie, store: string, changed: () => void): () => void {
  const prefix = `idb://${dexie.name}/${store}/`;
  const onMutated = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(prefix))) changed();
  };
  Dexie.on.storagemutated.subscribe(onMutated);
  return () => Dexie.on.storagemutated.unsubscribe(onMutated);
}
