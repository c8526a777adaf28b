/** A page that is not seen is not painted. */
const LATEST_MS = 100;

/** Until the answer to a press is on the screen: what it leads to may take a slow phone a while. */
export function pressIsPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS);
    if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(resolve));
  });
}
