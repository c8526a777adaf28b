import { Dexie } from 'dexie';

/**
 * Calls `changed` after every committed change of one of the stores: by this tab and, through a
 * BroadcastChannel of Dexie's, by other tabs. Returns the unsubscribe function.
 */
export function subscribeTo(
  dexie: Dexie,
  stores: readonly { name: string }[],
  changed: () => void,
): () => void {
  const prefixes = stores.map(({ name }) => `idb://${dexie.name}/${name}/`);
  const onMutated = (parts: object) => {
    const names = Object.keys(parts);
    if (prefixes.some((prefix) => names.some((name) => name.startsWith(prefix)))) changed();
  };
  Dexie.on.storagemutated.subscribe(onMutated);
  return () => Dexie.on.storagemutated.unsubscribe(onMutated);
}
