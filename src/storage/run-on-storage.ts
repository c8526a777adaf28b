import type { Dexie } from 'dexie';
import { TravelError } from '#src/domain/errors.ts';

/** Runs work on the database and resolves to its result; fails with TravelErrors only. */
export type RunOnStorage = <T>(work: () => PromiseLike<T>) => Promise<T>;

export type AnswerLimits = {
  /** Opening takes this long only where another tab blocks it or the browser's storage hangs. */
  openMs: number;
  /** On an open database; a slow disk may take some seconds. */
  workMs: number;
};

const LIMITS: AnswerLimits = { openMs: 5000, workMs: 10_000 };

/**
 * Time is counted in steps: while the page renders, an answer cannot arrive, and one long step is no
 * silence of the storage.
 */
const TICK_MS = 500;

/** How a connection fails that the browser has closed by itself, as WebKit does in the background. */
const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/**
 * Work on a lost connection is repeated once on a new one, so it must be repeatable. Fails with
 * 'storage-silent' when nothing answers in time (the work may still succeed later), 'storage-newer',
 * or 'storage-failed' with the cause.
 */
export function createRunOnStorage(dexie: Dexie, limits: AnswerLimits = LIMITS): RunOnStorage {
  const reopenLater = () => dexie.close({ disableAutoOpen: false });

  const inTime = async <T>(work: () => PromiseLike<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      let left = dexie.isOpen() ? limits.workMs : limits.openMs;
      const wait = () => {
        const waited = Math.min(left, TICK_MS);
        timer = setTimeout(() => {
          left -= waited;
          if (left > 0) {
            wait();
            return;
          }
          reopenLater();
          reject(new TravelError('storage-silent'));
        }, waited);
      };
      wait();
    });
    try {
      return await Promise.race([silence, work()]);
    } finally {
      clearTimeout(timer);
    }
  };

  return async (work) => {
    try {
      return await inTime(work);
    } catch (error) {
      if (!isLostConnection(error)) throw asTravelError(error);
    }
    reopenLater();
    return inTime(work).catch((error: unknown) => {
      throw asTravelError(error);
    });
  };
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && travelErrorWithin(error) === null && LOST.has(error.name);
}

function asTravelError(error: unknown): TravelError {
  return travelErrorWithin(error) ?? new TravelError('storage-failed', { cause: error });
}

/** Unwraps the error that Dexie wraps when its 'ready' hook throws. */
function travelErrorWithin(error: unknown): TravelError | null {
  if (error instanceof TravelError) return error;
  if (!(error instanceof Error)) return null;
  const inner = 'inner' in error ? error.inner : error.cause;
  return inner === undefined || inner === null ? null : travelErrorWithin(inner);
}
