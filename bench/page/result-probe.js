{
  /**
   * From the submitting click until weather and ideas are painted, and until all sections of the result are
   * rendered and marked as saved.
   */
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('[type="submit"]') === null) return;
      const since = () => performance.now() - timeStamp;
      let isRead = false;
      new MutationObserver((_, observer) => {
        if (!isRead && hasLines(['weather', 'activities'])) {
          isRead = true;
          afterPaint(() => report({ readMs: since() }));
        }
        if (!isShownAndSaved()) return;
        observer.disconnect();
        afterPaint(() => report({ resultMs: since() }));
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-saved'] });
    },
    { capture: true },
  );

  function isShownAndSaved() {
    if (document.querySelector('[data-saved="true"]') === null) return false;
    return hasLines(['weather', 'equipment', 'activities']);
  }

  /** @param {readonly string[]} sections */
  function hasLines(sections) {
    return sections.every(
      (section) =>
        document.querySelector(`section[id$="-${section}"] li`)?.checkVisibility() === true,
    );
  }

  /** @param {() => void} run */
  function afterPaint(run) {
    requestAnimationFrame(() => setTimeout(run));
  }

  /** @param {Partial<Window['benchMetrics']>} measured */
  function report(measured) {
    Object.assign(window.benchMetrics, measured);
    window.benchReport(JSON.stringify(window.benchMetrics));
  }
}
