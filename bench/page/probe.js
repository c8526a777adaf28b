/** Runs in a page before its own scripts and reports its performance entries. Times in ms. */
{
  const seen = {
    fcpMs: 0,
    lcpMs: 0,
    longTasks: /** @type {{ startMs: number, durationMs: number }[]} */ ([]),
    interactions: /** @type {Record<string, number>} */ ({}),
    mapMs: 0,
    resultMs: 0,
    originMs: performance.timeOrigin,
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
  });
  watch('resource', () => undefined);
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
      window.benchTell(JSON.stringify(seen));
    });
    /** The threshold is that of events, and missing in the types. */
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
  }
}
