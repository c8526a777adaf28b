{
  /** From the submitting click until all sections of the result are rendered and marked as saved. */
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('[type="submit"]') === null) return;
      new MutationObserver((_, observer) => {
        if (!isShownAndSaved()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => report(performance.now() - timeStamp)));
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-saved'] });
    },
    { capture: true },
  );

  function isShownAndSaved() {
    if (document.querySelector('[data-saved="true"]') === null) return false;
    return ['weather', 'equipment', 'activities'].every(
      (section) => document.querySelector(`section[id$="-${section}"] li`) !== null,
    );
  }

  /** @param {number} resultMs */
  function report(resultMs) {
    window.benchMetrics.resultMs = resultMs;
    window.benchReport(JSON.stringify(window.benchMetrics));
  }
}
