import type { Page } from 'playwright-core';

/** From now on each page sums its layout shifts without recent input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sum = Number(Reflect.get(window, 'shifted'));
        Reflect.set(window, 'shifted', sum + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative layout shift since the page was opened. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}
