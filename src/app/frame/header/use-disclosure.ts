import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';

type Disclosure = { open: boolean; toggle: () => void; close: () => void };

/**
 * Open and closed for a part that unfolds inside `around`. Escape and Back close it and bring the
 * focus back to its button; a press or a focus outside closes it.
 */
export function useDisclosure(around: RefObject<HTMLElement | null>): Disclosure {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((before) => !before), []);

  useBackCloses(open, () => {
    close();
    focusButton(around.current);
  });
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && around.current?.contains(event.target) === false) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      focusButton(around.current);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, close, around]);

  return { open, toggle, close };
}

function focusButton(around: HTMLElement | null): void {
  around?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}
