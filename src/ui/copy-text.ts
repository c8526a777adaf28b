/** Copies a text; by the older way where the browser has no clipboard or refuses it. False: not copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard took no text', error);
    return copySelected(text);
  }
}

/** Also works where the page is served over plain http. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Fixed and clear: neither the page scrolls to it nor does it flash.
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Elements outside an open dialog take no focus.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
