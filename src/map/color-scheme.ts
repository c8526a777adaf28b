import type { ColorScheme } from '#src/domain/ports.ts';

export const DARK = '(prefers-color-scheme: dark)';

/** The current colour scheme: data-theme on the root element, else the system's. */
export function currentScheme(): ColorScheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return globalThis.matchMedia(DARK).matches ? 'dark' : 'light';
}
