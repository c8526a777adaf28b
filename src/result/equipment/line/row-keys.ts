import type { KeyboardEvent } from 'react';

/** The two stops of a row for the keyboard. */
const TICK = 'li input[type="checkbox"]';
const ROW = 'li button[aria-expanded]';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Keys of the lists: Up and Down move between rows, from checkbox to checkbox or from button to button;
 * Enter on a checkbox opens its row.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stop = [TICK, ROW].find((one) => target instanceof Element && target.matches(one));
  if (stop === undefined || !(target instanceof HTMLElement)) return;
  const step = STEPS[key];
  if (step !== undefined) {
    event.preventDefault();
    const stops = [...(target.closest('section')?.querySelectorAll<HTMLElement>(stop) ?? [])];
    const shown = stops.filter((one) => one === target || one.checkVisibility());
    shown[shown.indexOf(target) + step]?.focus();
  }
  if (key === 'Enter' && stop === TICK) {
    event.preventDefault();
    target.closest('li')?.querySelector<HTMLElement>(ROW)?.click();
  }
}
