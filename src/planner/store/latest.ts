/** Hands out one signal at a time: starting again, or stopping, aborts the one before. */
export type Latest = { start(): AbortSignal; stop(): void };

export function createLatest(): Latest {
  let current: AbortController | null = null;
  return {
    start() {
      current?.abort();
      current = new AbortController();
      return current.signal;
    },
    stop() {
      current?.abort();
      current = null;
    },
  };
}
