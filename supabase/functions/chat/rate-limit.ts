const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/**
 * A token bucket for each address: `perMinute` requests at once, then one more each time a
 * `perMinute`-th of a minute has passed. `take` returns the seconds to wait, or 0 when allowed.
 *
 * Kept in memory: each instance of the function counts for itself, and a restart resets it. Evicts
 * the least recently seen address beyond 10,000.
 */
export function createRateLimit(perMinute: number, now: () => number) {
  const spacingMs = MINUTE_MS / perMinute;
  /** When the bucket of an address will be full again. */
  const fullAt = new Map<string, number>();

  return function take(address: string): number {
    const at = now();
    const full = Math.max(at, fullAt.get(address) ?? at);
    const waitMs = full + spacingMs - MINUTE_MS - at;
    const taken = waitMs < 1; // less than a millisecond is rounding
    fullAt.delete(address);
    fullAt.set(address, taken ? full + spacingMs : full);
    if (fullAt.size > MAX_ADDRESSES) evictOldest(fullAt);
    return taken ? 0 : Math.ceil(waitMs / 1000);
  };
}

function evictOldest(addresses: Map<string, number>): void {
  const [oldest] = addresses.keys();
  if (oldest !== undefined) addresses.delete(oldest);
}
