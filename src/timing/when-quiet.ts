const QUIET_MS = 2500;
const QUIET_WITH_WORKER_MS = 700;
const LATEST_MS = 30_000;

/** Who is waiting for quiet, and how many hold it up. */
const waiting = new Set<() => void>();
let holds = 0;

/**
 * Runs once the page has loaded nothing and, where the browser tells, computed nothing long for a
 * while, and nobody holds it up, so that what is done in the background never competes with what
 * the traveller is waiting for; at the latest after half a minute.
 */
export function whenQuiet(run: () => void): void {
  const quietMs = hasWorker() ? QUIET_WITH_WORKER_MS : QUIET_MS;
  let timer = setTimeout(due, quietMs);
  const latest = setTimeout(finish, LATEST_MS);
  const observer = new PerformanceObserver(restart);
  for (const type of ['resource', 'longtask']) {
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
  }
  waiting.add(restart);

  function restart(): void {
    clearTimeout(timer);
    timer = setTimeout(due, quietMs);
  }

  function due(): void {
    if (holds === 0) finish();
  }

  function finish(): void {
    clearTimeout(timer);
    clearTimeout(latest);
    observer.disconnect();
    waiting.delete(restart);
    run();
  }
}

/**
 * Nothing counts as quiet until the returned function is called: for work that neither loads nor
 * computes in the page itself, as a worker's.
 */
export function holdQuiet(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    if (holds === 0) for (const restart of waiting) restart();
  };
}

/** Then the shell is stored already, and there is little left to load. */
function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
