/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/**
 * Controls that are invisible in forced colours: neither text, icon nor border has a contrast of 3:1
 * to its background.
 */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !hasWords(control) && !hasIcon(control) && !hasBorder(control))
      .map((control) => control.outerHTML.slice(0, 120));

    function hasWords(control: HTMLElement): boolean {
      if (control instanceof HTMLSelectElement || control.textContent.trim() === '') return false;
      return hasContrast(getComputedStyle(control).color, control);
    }

    function hasIcon(control: HTMLElement): boolean {
      return [...control.querySelectorAll('svg *')].some((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return hasContrast(stroke, control) || hasContrast(fill, control);
      });
    }

    function hasBorder(control: HTMLElement): boolean {
      const drawn =
        getComputedStyle(control).opacity === '0' ? control.nextElementSibling : control;
      const around = [drawn, control.parentElement, control.parentElement?.parentElement];
      return around.some((part) => {
        if (!(part instanceof HTMLElement)) return false;
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(part);
        const hasLine = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return hasLine && hasContrast(borderTopColor, part.parentElement ?? part);
      });
    }

    /** Whether a colour has a contrast of 3:1 to the background of the element. */
    function hasContrast(color: string, element: HTMLElement): boolean {
      const front = luminance(color);
      let at: Element | null = element;
      while (at !== null && luminance(getComputedStyle(at).backgroundColor) === null) {
        at = at.parentElement;
      }
      const back = (at === null ? null : luminance(getComputedStyle(at).backgroundColor)) ?? 1;
      if (front === null) return false;
      return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05) >= 3;
    }

    /** Relative luminance of 'rgb(…)' (WCAG); null where it is transparent or no colour. */
    function luminance(color: string): number | null {
      const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/gu) ?? []).map(Number);
      if (red === undefined || green === undefined || blue === undefined) return null;
      if (alpha === 0) return null;
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });
}
