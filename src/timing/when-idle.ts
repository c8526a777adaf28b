const IDLE_MS = 2500;
const DEADLINE_MS = 30_000;

/** Restarts the timers of the pending calls. */
const pending = new Set<() => void>();
let holds = 0;

/**
 * Runs background work once the page has loaded nothing for a while and nobody holds it back, so
 * that it never competes with what the traveller waits for; at the latest after half a minute.
 */
export function whenIdle(run: () => void): void {
  let timer = setTimeout(runUnlessHeld, IDLE_MS);
  const deadline = setTimeout(finish, DEADLINE_MS);
  const observer = new PerformanceObserver(restart);
  observer.observe({ type: 'resource' });
  pending.add(restart);

  function restart(): void {
    clearTimeout(timer);
    timer = setTimeout(runUnlessHeld, IDLE_MS);
  }

  function runUnlessHeld(): void {
    if (holds === 0) finish();
  }

  function finish(): void {
    clearTimeout(timer);
    clearTimeout(deadline);
    observer.disconnect();
    pending.delete(restart);
    run();
  }
}

/**
 * Holds background work back until the returned function is called: for foreground work that the
 * page's own loading does not show, such as a worker that draws the map.
 */
export function holdIdle(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    if (holds === 0) for (const restart of pending) restart();
  };
}
