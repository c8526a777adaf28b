import { useEffect } from 'react';

/** Runs when Escape is pressed anywhere on the page, while it is `active`. */
export function useEscape(leave: () => void, active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
