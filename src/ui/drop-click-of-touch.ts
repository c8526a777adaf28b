/**
 * Call it at `pointerup`, before something moves under the finger. The browser goes on to press what is
 * there by then, with the mouse events and the click that it makes of this touch: they are dropped.
 * A mouse or a pen clicks where it went down, and is let alone.
 */
export function dropClickOfTouch(): void {
  const touch = new AbortController();
  const { signal } = touch;
  const end = (event: Event) => {
    event.preventDefault();
    touch.abort();
  };
  window.addEventListener('touchend', end, { signal, capture: true, passive: false });
  window.addEventListener('pointerdown', () => touch.abort(), { signal, capture: true });
}
