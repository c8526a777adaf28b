import type { TripHistory } from '#src/domain/ports.ts';

/** Saved trips whose storage is loaded at the first call. */
export function createLazyHistory(load: () => Promise<TripHistory>): TripHistory {
  return {
    save: async (planned) => (await load()).save(planned),
    list: async () => (await load()).list(),
    latest: async () => (await load()).latest(),
    get: async (id) => (await load()).get(id),
    remove: async (id) => (await load()).remove(id),
    restore: async (saved) => (await load()).restore(saved),
    tick: async (...change) => (await load()).tick(...change),
    subscribe(changed) {
      const unsubscribed = new AbortController();
      load().then(
        (history) => {
          if (unsubscribed.signal.aborted) return;
          unsubscribed.signal.addEventListener('abort', history.subscribe(changed));
        },
        (error: unknown) => console.warn('Saved trips are not watched for changes', error),
      );
      return () => unsubscribed.abort();
    },
  };
}
