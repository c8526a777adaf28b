import { setTimeout } from 'node:timers/promises';

const INTERVAL_MS = 100;

/**
 * Calls `look` until it returns something other than null, undefined or false.
 * @throws naming the condition and the last failure when the deadline passes.
 */
export async function poll<T>(
  condition: string,
  deadlineMs: number,
  look: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + deadlineMs;
  let cause: unknown;
  for (;;) {
    try {
      const value = await look();
      if (value !== null && value !== undefined && value !== false) return value;
    } catch (error) {
      // A page that is navigating has no script context: retry.
      cause = error;
    }
    if (performance.now() > deadline) {
      throw new Error(`not within ${deadlineMs / 1000} s: ${condition}`, { cause });
    }
    await setTimeout(INTERVAL_MS);
  }
}
