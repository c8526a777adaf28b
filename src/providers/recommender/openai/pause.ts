import { untilAborted } from './until-aborted.ts';

/** Resolves after the time, in milliseconds; rejects with an AbortError once aborted. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

export function pauseFor(ms: number, signal?: AbortSignal): Promise<void> {
  return untilAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal);
}
