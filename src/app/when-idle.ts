const LATEST_MS = 3000;

/** After the page has loaded and has nothing else to do; Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  const ask = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, LATEST_MS / 2);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
}
