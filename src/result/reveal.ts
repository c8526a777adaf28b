/**
 * Brings a part of the result into view and hands it the keyboard, without touching the address.
 * At once, as links do: smooth scrolling over several screens stops half way in Chromium.
 */
export function reveal(id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}
