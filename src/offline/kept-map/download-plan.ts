import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { TileAnswer } from './fetch-tile.ts';

export const DOWNLOAD_LIMITS = {
  /** Requests at once. */
  requests: 3,
  /** A tile that fails so often is left out of this run. */
  attempts: 3,
  /** So many failures one after the other: nobody answers. */
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

export type DownloadStep =
  | { is: 'ask'; tile: KeptTile }
  /** Nothing may be asked until then, or until an answer comes. */
  | { is: 'wait'; untilMs: number }
  /** For the answers to what was asked. */
  | { is: 'listen' }
  | { is: 'end'; end: DownloadEnd };

/** What a run of downloads does next. It knows neither network nor clock: it is told what happens. */
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
  let end: DownloadEnd | null = null;
  let left = room;
  let missing = 0;
  let pausedUntilMs = notBeforeMs;
  let failures = 0;
  let pauses = 0;

  const pause = (nowMs: number, level: number, askedForMs = 0) => {
    const { firstPauseMs, longestPauseMs } = DOWNLOAD_LIMITS;
    const ownMs = Math.min(firstPauseMs * 2 ** (level - 1), longestPauseMs);
    pausedUntilMs = Math.max(pausedUntilMs, nowMs + Math.max(ownMs, askedForMs));
  };
  const noteBusy = (again: () => void, nowMs: number, askedForMs: number | null) => {
    again();
    // Others that were asked before the pause are told the same.
    if (nowMs >= pausedUntilMs) pauses += 1;
    pause(nowMs, pauses, askedForMs ?? 0);
    if (pauses >= DOWNLOAD_LIMITS.pausesInARow) end ??= { is: 'busy', untilMs: pausedUntilMs };
  };
  const noteFailure = (again: () => void, attempts: number, nowMs: number) => {
    if (attempts < DOWNLOAD_LIMITS.attempts) again();
    else missing += 1;
    failures += 1;
    pause(nowMs, failures);
    if (failures >= DOWNLOAD_LIMITS.failuresInARow) end ??= { is: 'unreachable' };
  };
  /** One at a time while the server is in trouble. */
  const mostAsked = () => (failures + pauses > 0 ? 1 : DOWNLOAD_LIMITS.requests);

  return {
    next(nowMs) {
      if (end !== null) return asked.size > 0 ? { is: 'listen' } : { is: 'end', end };
      const first = waiting[0];
      if (first === undefined) {
        return asked.size > 0 ? { is: 'listen' } : { is: 'end', end: { is: 'whole', missing } };
      }
      if (asked.size >= mostAsked()) return { is: 'listen' };
      if (nowMs < pausedUntilMs) return { is: 'wait', untilMs: pausedUntilMs };
      waiting.shift();
      asked.set(first.tile, first.attempts + 1);
      return { is: 'ask', tile: first.tile };
    },
    answered(tile, answer, nowMs) {
      const attempts = asked.get(tile) ?? 1;
      asked.delete(tile);
      switch (answer.is) {
        case 'busy':
          noteBusy(
            () => waiting.unshift({ tile, attempts: attempts - 1 }),
            nowMs,
            answer.retryAfterMs,
          );
          return false;
        case 'failed':
          noteFailure(() => waiting.push({ tile, attempts }), attempts, nowMs);
          return false;
        case 'none':
        case 'tile': {
          failures = 0;
          pauses = 0;
          const size = answer.is === 'tile' ? answer.body.byteLength : 0;
          if (size <= left) {
            left -= size;
            return true;
          }
          // What comes after it lies farther out.
          end = {
            is: 'limit',
            reachKm: Math.min(tile.km, end?.is === 'limit' ? end.reachKm : tile.km),
          };
          return false;
        }
        default:
          return answer satisfies never;
      }
    },
    isFull() {
      end = { is: 'full' };
    },
  };
}
