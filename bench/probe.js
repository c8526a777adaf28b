/** Runs in a page before its own scripts, and keeps what only the page can see. Times in ms. */
{
  const seen = {
    fcpMs: 0,
    lcpMs: 0,
    /** Tasks of more than 50 ms. */
    longTasks: /** @type {{ startMs: number, durationMs: number }[]} */ ([]),
    /** Longest time from an event to the next paint, by interaction. */
    interactions: /** @type {Record<string, number>} */ ({}),
    /** When the middle of the map was drawn. */
    mapMs: 0,
    lastActivityMs: 0,
  };
  window.benchSeen = seen;

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ startMs: startTime, durationMs: duration });
    seen.lastActivityMs = Math.max(seen.lastActivityMs, startTime + duration);
  });
  watch('resource', ({ startTime, duration }) => {
    seen.lastActivityMs = Math.max(seen.lastActivityMs, startTime + duration);
  });
  watch('event', (entry) => {
    const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
    if (id !== 0) seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, entry.duration);
  });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} take
   */
  function watch(type, take) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    /** The threshold is that of events, and missing in the types. */
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
  }
}
