/**
 * Takes away the styles that a prerendered page carries where its first screen ends, before React
 * finds an element there that it does not know: the sheets that hold them have arrived. In a page
 * that sleeps they are not there yet, only those of the frame around it.
 */
export function dropStylesBelow(sleeping = false): void {
  if (typeof document === 'undefined') return;
  const styles = document.querySelector('[data-styles-below]');
  if (!sleeping || styles?.closest('main') === null) styles?.remove();
}
