import type { Bench } from './bench.ts';
import type { Figure } from './figure.ts';
import { newSlowPage, newVisitor, settled } from './phone.ts';
import { median } from './statistics.ts';

/** From the click on submit until the result is on the screen and said to be saved. */
export async function measureRecommendation({ browser, ours, rounds }: Bench): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser, 'block');
    const page = await newSlowPage(context, 'cpu');
    await page.goto(`${ours.url}/planner?lat=47.3769&lng=11.4803`);
    await settled(page);
    await page.getByLabel('Start Date', { exact: true }).fill('10 Jul 2027');
    await page.getByLabel('End Date', { exact: true }).fill('20 Jul 2027');
    await page.getByLabel('Travel Preferences').fill('hiking and photography');
    await settled(page);
    const shownAndSaved = page.evaluate(waitForResult);
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    times.push(await shownAndSaved);
    await context.close();
  }
  return [
    {
      what: 'device recommendation, submit to shown and saved',
      value: median(times),
      unit: 'ms',
      bar: 300,
      detail: `${times.length} first submissions, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`,
    },
  ];
}

/** Runs in the page: ms from the next click to the frame after all sections are there, and saved. */
function waitForResult(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      (click) => {
        new MutationObserver((_, observer) => {
          const saved = document.querySelector('[data-saved="true"]') !== null;
          const whole = ['weather', 'equipment', 'activities'].every(
            (section) => document.querySelector(`section[id$="-${section}"] li`) !== null,
          );
          if (!saved || !whole) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve(performance.now() - click.timeStamp)),
          );
        }).observe(document, { subtree: true, childList: true, attributes: true });
      },
      { once: true, capture: true },
    );
  });
}
