import { abortError, throwIfAborted } from './abort.ts';

/** Does the work when it is its turn; work that is aborted before is not begun. */
export type InTurn = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** At most so many pieces of work at once; the others wait in their order. */
export function createTurns(most: number): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;
  const turn = (signal: AbortSignal): Promise<void> => {
    throwIfAborted(signal);
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(begin);
        reject(abortError());
      };
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  };
  const pass = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return async (work, signal) => {
    await turn(signal);
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
