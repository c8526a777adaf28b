import 'fake-indexeddb/auto';
import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { START_OF_TESTS, shiftClock } from '#tests/helpers/shift-clock.ts';
import { waitLonger } from '#tests/helpers/wait-longer.ts';

const A_RUN_MS = 12 * 3_600_000;

waitLonger();
// The test files of a worker share the clock: moved once, it is at the start already.
if (Math.abs(START_OF_TESTS.getTime() - Date.now()) > A_RUN_MS) {
  shiftClock(START_OF_TESTS.getTime() - Date.now());
}
// `npm test` draws the same each time; the long proofs draw anew, and a failure tells its seed.
if (!IS_SOAK) configureGlobal({ seed: 34 });

// In a DOM: a guard against what hangs, not a measure. The library's own second is too short for a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

// The test files of a worker share its globals and modules: each leaves them as it found them.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await remove(name);
});

function remove(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    // A connection that a test left open: the next opening of the name waits for it to close.
    request.addEventListener('blocked', () => resolve());
  });
}
