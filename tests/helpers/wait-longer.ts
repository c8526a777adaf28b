import { vi } from 'vitest';

/** A guard against what hangs, not a measure: Vitest's own second is too short for a busy machine. */
const PATIENCE = { timeout: 20_000 };

let waitsLonger = false;

/** From now on vi.waitFor and vi.waitUntil wait longer, unless a test says how long. */
export function waitLonger(): void {
  // The test files of a worker share it.
  if (waitsLonger) return;
  waitsLonger = true;
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);
  vi.waitUntil = (check, options = PATIENCE) => waitUntil(check, options);
}
