/** Keeps at most one abort signal alive: `start` and `stop` abort the previous one. */
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
