import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { TileAnswer } from './fetch-tile.ts';

export const DOWNLOAD_LIMITS = {
  /** Requests at once. */
  requests: 3,
  /** A tile that fails so often is left out of this run. */
  attempts: 3,
  /** So many tiles that fail one after the other: nobody answers. */
  failuresInARow: 6,
  /** So many pauses that the server asked for, without a tile in between. */
  pausesInARow: 8,
  firstPauseMs: 1000,
  longestPauseMs: 5 * 60_000,
};

/** Why a run ended. `whole`: but for `missing` tiles. `limit`: more would be too much for one trip. */
export type DownloadEnd =
  | { is: 'whole'; missing: number }
  | { is: 'limit'; reachKm: number }
  | { is: 'full' }
  | { is: 'busy'; untilMs: number }
  | { is: 'unreachable' };

type DownloadStep =
  | { is: 'ask'; tile: KeptTile }
  /** Nothing may be asked until then, or until an answer comes. */
  | { is: 'wait'; untilMs: number }
  /** For the answers to what was asked. */
  | { is: 'listen' }
  | { is: 'end'; end: DownloadEnd };

/** Decides the next step of a run of downloads. It knows neither network nor clock: it is told what happens. */
export interface DownloadPlan {
  next: (nowMs: number) => DownloadStep;
  /** Whether the body of a tile is to be stored. */
  answered: (tile: KeptTile, answer: TileAnswer, nowMs: number) => boolean;
  /** Storage is full. */
  isFull: () => void;
}

/** `room`: bytes that may still be stored. `notBeforeMs`: an earlier run was asked to wait until then. */
export function createDownloadPlan(
  tiles: readonly KeptTile[],
  { room, notBeforeMs }: { room: number; notBeforeMs: number },
): DownloadPlan {
  const waiting = tiles.map((tile) => ({ tile, attempts: 0 }));
  const asked = new Map<KeptTile, number>();
  const trouble = createTrouble(notBeforeMs);
  let end: DownloadEnd | null = null;
  let left = room;
  let missing = 0;

  const noteFailure = (tile: KeptTile, attempts: number) => {
    if (attempts < DOWNLOAD_LIMITS.attempts) waiting.push({ tile, attempts });
    else missing += 1;
  };
  const fits = ({ km }: KeptTile, bytes: number): boolean => {
    if (bytes <= left) {
      left -= bytes;
      return true;
    }
    // Later tiles lie farther out.
    end = { is: 'limit', reachKm: end?.is === 'limit' ? Math.min(km, end.reachKm) : km };
    return false;
  };

  return {
    next(nowMs) {
      const first = waiting[0];
      if (end !== null || first === undefined) {
        if (asked.size > 0) return { is: 'listen' };
        return { is: 'end', end: end ?? { is: 'whole', missing } };
      }
      // One at a time while the server is in trouble.
      if (asked.size >= (trouble.isThere() ? 1 : DOWNLOAD_LIMITS.requests)) return { is: 'listen' };
      if (nowMs < trouble.untilMs()) return { is: 'wait', untilMs: trouble.untilMs() };
      waiting.shift();
      asked.set(first.tile, first.attempts + 1);
      return { is: 'ask', tile: first.tile };
    },
    answered(tile, answer, nowMs) {
      const attempts = asked.get(tile) ?? 1;
      asked.delete(tile);
      switch (answer.is) {
        case 'busy':
          waiting.unshift({ tile, attempts: attempts - 1 });
          end ??= trouble.noteBusy(nowMs, answer.retryAfterMs ?? 0);
          return false;
        case 'failed':
          noteFailure(tile, attempts);
          end ??= trouble.noteFailure(nowMs, attempts);
          return false;
        case 'none':
        case 'tile':
          trouble.end();
          return fits(tile, answer.is === 'tile' ? answer.body.byteLength : 0);
        default:
          return answer satisfies never;
      }
    },
    isFull() {
      end = { is: 'full' };
    },
  };
}

/** Failures and refusals in a row, and how long nobody may be asked because of them. */
function createTrouble(notBeforeMs: number) {
  let untilMs = notBeforeMs;
  let failures = 0;
  let refusals = 0;
  const pause = (nowMs: number, level: number, askedForMs: number) => {
    const { firstPauseMs, longestPauseMs } = DOWNLOAD_LIMITS;
    const ownMs = Math.min(firstPauseMs * 2 ** (level - 1), longestPauseMs);
    untilMs = Math.max(untilMs, nowMs + Math.max(ownMs, askedForMs));
  };
  return {
    isThere: () => failures + refusals > 0,
    untilMs: () => untilMs,
    end() {
      failures = 0;
      refusals = 0;
    },
    noteFailure(nowMs: number, attempts: number): DownloadEnd | null {
      // A tile that failed before says nothing of the server.
      if (attempts === 1) failures += 1;
      pause(nowMs, attempts === 1 ? failures : 1, 0);
      return failures < DOWNLOAD_LIMITS.failuresInARow ? null : { is: 'unreachable' };
    },
    noteBusy(nowMs: number, askedForMs: number): DownloadEnd | null {
      // Others that were asked before the pause are told the same.
      if (nowMs >= untilMs) refusals += 1;
      pause(nowMs, refusals, askedForMs);
      return refusals < DOWNLOAD_LIMITS.pausesInARow ? null : { is: 'busy', untilMs };
    },
  };
}
