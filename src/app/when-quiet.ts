const QUIET_MS = 2500;
const QUIET_WITH_WORKER_MS = 700;
const LATEST_MS = 30_000;

/**
 * Runs once the page has loaded nothing and, where the browser tells, computed nothing long for a
 * while, so that what is done in the background never competes with what the traveller is waiting
 * for; at the latest after half a minute.
 */
export function whenQuiet(run: () => void): void {
  const quietMs = hasWorker() ? QUIET_WITH_WORKER_MS : QUIET_MS;
  let timer = setTimeout(finish, quietMs);
  const latest = setTimeout(finish, LATEST_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, quietMs);
  });
  for (const type of ['resource', 'longtask']) {
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
  }

  function finish(): void {
    clearTimeout(timer);
    clearTimeout(latest);
    observer.disconnect();
    run();
  }
}

/** Then the shell is stored already, and there is little left to load. */
function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
