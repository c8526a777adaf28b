/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/**
 * Horizontal page overflow, and texts clipped by the window or by an ancestor that does not scroll. An
 * ellipsis is allowed if a title has the whole text.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const problems = new Set<string>();
    if (root.scrollWidth > root.clientWidth) {
      problems.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (words === '' || parent === null || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isCut(parent, range.getBoundingClientRect())) {
        problems.add(`'${words.slice(0, 60)}' is cut`);
      }
    }
    return [...problems];

    function isShown(element: Element): boolean {
      if (element.closest('script, style, option, svg') !== null) return false;
      const seen = { visibilityProperty: true, opacityProperty: true };
      if (!element.checkVisibility(seen)) return false;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { clipPath, transform } = getComputedStyle(at);
        // For screen readers only, or a skip link without focus.
        if (clipPath === 'inset(50%)' || (at.matches('a[href="#main"]') && transform !== 'none')) {
          return false;
        }
      }
      return true;
    }

    function isCut(element: Element, box: DOMRect): boolean {
      let beyondStatic = false;
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(at);
        // An absolutely positioned box is not clipped by the static ancestors up to its containing block.
        if (beyondStatic && position === 'static') continue;
        beyondStatic = position === 'absolute';
        const edge = at.getBoundingClientRect();
        const besides = box.left < edge.left - 1 || box.right > edge.right + 1;
        const below = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (besides && (overflowX === 'hidden' || overflowX === 'clip')) {
          return textOverflow !== 'ellipsis' || at.closest('[title]') === null;
        }
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        if (below && (overflowY === 'hidden' || overflowY === 'clip')) return true;
        if (position === 'fixed') break;
      }
      return box.left < -1 || box.right > root.clientWidth + 1;
    }
  });
}

/**
 * Touch targets smaller than 44 px in either direction, or covered at their centre. Links within a line
 * of text are exempt.
 */
export function smallOrCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HALF_TARGET_PX = 21;
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const front = document.querySelector('dialog:modal, [role="dialog"]');
    const problems: string[] = [];
    for (const control of (front ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (!isOperable(control) || isInText(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx: number, dy: number) => isHit(control, x + dx, y + dy);
      const name = `${control.tagName.toLowerCase()} '${nameOf(control)}'`;
      if (!hits(0, 0)) problems.push(`${name} cannot be hit`);
      else if (!hits(-HALF_TARGET_PX, 0) || !hits(HALF_TARGET_PX, 0)) {
        problems.push(`${name} is ${Math.round(width)} px wide`);
      } else if (!hits(0, -HALF_TARGET_PX) || !hits(0, HALF_TARGET_PX)) {
        problems.push(`${name} is ${Math.round(height)} px high`);
      }
    }
    return problems;

    function isOperable(control: HTMLElement): boolean {
      return (
        control.checkVisibility({ visibilityProperty: true }) &&
        control.closest('[inert]') === null &&
        // The map's pin may be partly under a control.
        !control.matches(':disabled, a[href="#main"], [role="application"] *')
      );
    }

    function isInText(control: HTMLElement): boolean {
      const around = control.parentElement?.textContent?.trim() ?? '';
      return (
        getComputedStyle(control).display === 'inline' &&
        around.length > (control.textContent?.trim() ?? '').length
      );
    }

    function isHit(control: HTMLElement, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      const label = hit.closest('label');
      return control.contains(hit) || label?.control === control;
    }

    function nameOf(control: HTMLElement): string {
      const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : '';
      const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || label);
      return (name ?? '').slice(0, 50);
    }
  });
}
