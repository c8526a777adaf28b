const STILL = '(prefers-reduced-motion: reduce)';

/** Brings a part of the result into view and hands it the keyboard, without touching the address. */
export function reveal(id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({
    behavior: matchMedia(STILL).matches ? 'auto' : 'smooth',
    block: 'start',
  });
}
