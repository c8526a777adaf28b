/** Sections that were skipped so far get their height within so many frames. */
const FRAMES = 4;

/**
 * Scrolls an element to the top, again in the next frames: sections that were skipped so far
 * (content-visibility) get their true height only as they come near. Not smoothly: over several screens
 * Chromium stops half way.
 */
export function scrollToStart(element: Element, frames = FRAMES): void {
  element.scrollIntoView({ block: 'start' });
  if (frames > 0) requestAnimationFrame(() => scrollToStart(element, frames - 1));
}
