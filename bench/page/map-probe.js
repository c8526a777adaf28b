/**
 * Checks in every frame whether a pixel is painted in the middle of the map's uncovered part: the
 * moment at which the map counts as interactive, on our page and on the bare one.
 */
{
  const checkMap = () => {
    const viewport = document.querySelector('.ol-viewport');
    const isDrawn = viewport !== null && [...viewport.querySelectorAll('canvas')].some(isPainted);
    if (!isDrawn) {
      requestAnimationFrame(checkMap);
      return;
    }
    window.benchMetrics.mapMs = performance.now();
    window.benchReport(JSON.stringify(window.benchMetrics));
  };
  requestAnimationFrame(checkMap);

  /** @param {HTMLCanvasElement} canvas */
  function isPainted(canvas) {
    const { height } = canvas.getBoundingClientRect();
    if (height === 0 || canvas.width === 0) return false;
    const style = getComputedStyle(canvas);
    const top = Number.parseFloat(style.getPropertyValue('--map-top')) || 0;
    const bottom = Number.parseFloat(style.getPropertyValue('--map-bottom')) || 0;
    const middle = ((top + height - bottom) / 2 / height) * canvas.height;
    const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, middle, 1, 1).data;
    return (pixel?.[3] ?? 0) > 0;
  }
}
