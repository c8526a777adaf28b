import { useSyncExternalStore } from 'react';
import type { ColorScheme } from '#src/domain/ports.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The scheme on the screen: data-theme on the root where it is set, else the system's. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => 'light');
}

function currentScheme(): ColorScheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return globalThis.matchMedia(DARK).matches ? 'dark' : 'light';
}

function subscribe(changed: () => void): () => void {
  const media = globalThis.matchMedia(DARK);
  media.addEventListener('change', changed);
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', changed);
    root.disconnect();
  };
}
