import { useSyncExternalStore } from 'react';
import type { ColorScheme } from '#src/domain/ports.ts';
import { DARK, currentScheme } from './color-scheme.ts';

/** The current colour scheme; re-renders when it changes. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => 'light');
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
