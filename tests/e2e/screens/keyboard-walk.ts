/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/** More stops than any screen has. */
const MAX_STOPS = 300;

export type KeyboardWalk = {
  /** Names of the stops, in order. */
  stops: string[];
  /** Stops without a visible focus, or covered by something. */
  focusProblems: string[];
};

/** State in the page between two presses of Tab. */
declare const tabWalk: {
  reached: Set<Element>;
  last: { element: Element; name: string; look: string } | null;
};

/**
 * Presses Tab from the start of the screen through all its stops, and Shift+Tab back from its end, where
 * other things may cover a stop. Focus counts as visible if the control, or what is drawn for it, has a
 * different outline or shadow than without focus.
 */
export async function walkByTab(page: Page): Promise<KeyboardWalk> {
  const { stops, plain, covered } = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  return {
    stops,
    focusProblems: [
      ...plain.map((stop) => `${stop} looks the same without the focus`),
      ...covered.map((stop) => `${stop} has the focus and is covered`),
      ...back.covered.map((stop) => `${stop} has the focus and is covered, backwards`),
    ],
  };
}

/** All stops in one direction; `plain`: those that look the same without the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.evaluate(resetFocus);
  const stops: string[] = [];
  const plain: string[] = [];
  const hidden: string[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const { left, name, covered } = await page.evaluate(inspectStop);
    if (left !== null) plain.push(left);
    if (name === null) return { stops, plain, covered: hidden };
    stops.push(name);
    if (covered) hidden.push(name);
  }
  throw new Error(`Tab does not return to the start: ${stops.slice(-5).join(', ')}`);
}

/** Tab starts from the element that had the focus last, so the focus is set to the body. */
function resetFocus(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  Reflect.set(globalThis, 'tabWalk', { reached: new Set(), last: null });
}

/** `left`: the stop just left, if it looks the same without focus. `name`: the stop that was reached. */
function inspectStop(): { left: string | null; name: string | null; covered: boolean } {
  /** Levels from a link up to the card that it makes clickable. */
  const CARD_LEVELS = 4;
  const { reached, last } = tabWalk;
  const isLeft = last?.element.isConnected === true && last.element !== document.activeElement;
  const left = isLeft && last.look === lookOf(last.element);
  const element = document.activeElement;
  const done = element === null || element === document.body || reached.has(element);
  const now = done ? null : { element, name: nameOf(element), look: lookOf(element) };
  if (now !== null) reached.add(now.element);
  tabWalk.last = now;
  return {
    left: left ? last.name : null,
    name: now?.name ?? null,
    covered: now !== null && isCovered(now.element),
  };

  function lookOf(stop: Element): string {
    const looks: string[] = [];
    let part: Element | null = stop;
    for (let level = 0; level <= CARD_LEVELS && part !== null; level += 1) {
      for (const style of [getComputedStyle(part), getComputedStyle(part, '::after')]) {
        looks.push(`${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}`);
      }
      part = part.parentElement;
    }
    return looks.join('; ');
  }

  function isCovered(stop: Element): boolean {
    const { left: x, top: y, width, height } = stop.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [x + width * across, y + height * down] as const),
    );
    return points.every(([atX, atY]) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit === null || !(stop.contains(hit) || hit.closest('label')?.control === stop);
    });
  }

  function nameOf(stop: Element): string {
    const label = stop instanceof HTMLInputElement ? stop.labels?.[0]?.textContent : undefined;
    const name = stop.getAttribute('aria-label') ?? label ?? stop.textContent ?? '';
    return `${stop.tagName.toLowerCase()} '${name.trim().slice(0, 50)}'`;
  }
}
