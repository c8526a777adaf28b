/** Runs in a page before its own scripts and reports its performance entries. Times in ms. */
{
  const metrics = {
    fcpMs: 0,
    lcpMs: 0,
    longTasks: /** @type {{ startMs: number, durationMs: number }[]} */ ([]),
    interactions: /** @type {Record<string, number>} */ ({}),
    mapMs: 0,
    resultMs: 0,
    readMs: 0,
    originMs: performance.timeOrigin,
  };
  window.benchMetrics = metrics;

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcpMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    metrics.lcpMs = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    metrics.longTasks.push({ startMs: startTime, durationMs: duration });
  });
  watch('resource', () => undefined);
  watch('event', (entry) => {
    const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
    if (id === 0) return;
    metrics.interactions[id] = Math.max(metrics.interactions[id] ?? 0, entry.duration);
  });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} take
   */
  function watch(type, take) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      window.benchReport(JSON.stringify(metrics));
    });
    /** `durationThreshold` belongs to event timing and is missing in the types. */
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
  }
}
