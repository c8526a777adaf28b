import { untilAborted } from '#src/timing/abort.ts';

/** Resolves after the time, in milliseconds; rejects with an AbortError as soon as it is aborted. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

export function pauseFor(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const rest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return untilAborted(rest, signal).finally(() => clearTimeout(timer));
}
