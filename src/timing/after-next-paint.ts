/** A hidden page does not paint. */
const TIMEOUT_MS = 100;

/** Resolves after so many paints. */
export async function afterPaints(count: number): Promise<void> {
  for (let painted = 0; painted < count; painted += 1) await afterNextPaint();
}

/** Resolves after the next paint, so that a press is visible before the long task that it starts. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(resolve));
  });
}
