const QUIET_MS = 2500;
const LATEST_MS = 30_000;

/**
 * Runs once the page has loaded nothing for a while, so that what is done in the background never
 * competes with what the traveller is waiting for; at the latest after half a minute.
 */
export function whenQuiet(run: () => void): void {
  let timer = setTimeout(finish, QUIET_MS);
  const latest = setTimeout(finish, LATEST_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, QUIET_MS);
  });
  observer.observe({ type: 'resource', buffered: false });

  function finish(): void {
    clearTimeout(timer);
    clearTimeout(latest);
    observer.disconnect();
    run();
  }
}
