import type { KeyboardEvent } from 'react';

/** On a row's checkbox and on its button; the value says which of them it is. */
type Stop = 'tick' | 'row';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Keys of the lists: Up and Down move between rows, from checkbox to checkbox or from button to button;
 * Enter on a checkbox opens its row.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stop = stopOf(target);
  if (stop === null || !(target instanceof HTMLElement)) return;
  const step = STEPS[key];
  if (step !== undefined) {
    event.preventDefault();
    const stops = [...currentTarget.querySelectorAll<HTMLElement>(`[data-stop-at='${stop}']`)];
    const shown = stops.filter((one) => one === target || one.checkVisibility());
    shown[shown.indexOf(target) + step]?.focus();
  }
  if (key === 'Enter' && stop === 'tick') {
    event.preventDefault();
    target.closest('li')?.querySelector<HTMLElement>("[data-stop-at='row']")?.click();
  }
}

function stopOf(target: EventTarget): Stop | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.matches('[data-stop-at="row"]')) return 'row';
  return target.matches('[data-stop-at="tick"]') ? 'tick' : null;
}
