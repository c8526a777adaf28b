import type { Backup, Gear, TripHistory } from '#src/domain/ports.ts';

/** Saved trips whose storage is loaded at the first call. */
export function createLazyHistory(load: () => Promise<TripHistory>): TripHistory {
  return {
    save: async (...args) => (await load()).save(...args),
    list: async (onRead) => (await load()).list(onRead),
    newest: async (count) => (await load()).newest(count),
    between: async (dates) => (await load()).between(dates),
    get: async (id) => (await load()).get(id),
    remove: async (id) => (await load()).remove(id),
    restore: async (saved) => (await load()).restore(saved),
    exchange: async (ids, how) => (await load()).exchange(ids, how),
    change: async (id, how) => (await load()).change(id, how),
    propose: async (id, planned) => (await load()).propose(id, planned),
    keep: async (id) => (await load()).keep(id),
    addWordings: async (id, planned) => (await load()).addWordings(id, planned),
    subscribe: (changed) => subscribeLater(load, changed),
  };
}

/** The traveller's gear, in storage that is loaded at the first call. */
export function createLazyGear(load: () => Promise<Gear>): Gear {
  return {
    list: async () => (await load()).list(),
    add: async (items) => (await load()).add(items),
    exchange: async (which, items) => (await load()).exchange(which, items),
    remove: async (which) => (await load()).remove(which),
    subscribe: (changed) => subscribeLater(load, changed),
  };
}

/** All of it, in storage that is loaded at the first call. */
export function createLazyBackup(load: () => Promise<Backup>): Backup {
  return {
    read: async () => (await load()).read(),
    restore: async (choose) => (await load()).restore(choose),
  };
}

function subscribeLater(
  load: () => Promise<Pick<TripHistory, 'subscribe'>>,
  changed: () => void,
): () => void {
  const unsubscribed = new AbortController();
  load().then(
    (store) => {
      if (unsubscribed.signal.aborted) return;
      unsubscribed.signal.addEventListener('abort', store.subscribe(changed));
    },
    (error: unknown) => console.warn('What is stored is not watched for changes', error),
  );
  return () => unsubscribed.abort();
}
