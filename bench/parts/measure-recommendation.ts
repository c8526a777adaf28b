import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { newSlowPage, newVisitor } from '../page/phone.ts';
import { press } from '../page/press.ts';
import { median } from '../figures/statistics.ts';

/** From the click on submit until the result is on the screen and marked as saved. */
export async function measureRecommendation({ browser, ours, rounds }: Bench): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser, 'block');
    const { page, watch } = await newSlowPage(context, 'cpu', ['result-probe.js']);
    await page.goto(`${ours.url}/planner?lat=47.3769&lng=11.4803`);
    await watch.settled();
    await page.getByLabel('Start Date', { exact: true }).fill('10 Jul 2027');
    await page.getByLabel('End Date', { exact: true }).fill('20 Jul 2027');
    await page.getByLabel('Travel Preferences').fill('hiking and photography');
    await watch.settled();
    await press(page, page.getByRole('button', { name: 'Get Recommendations' }));
    times.push((await watch.until(({ resultMs }) => resultMs > 0)).resultMs);
    await context.close();
  }
  return [
    {
      what: 'device recommendation, submit to shown and saved',
      value: median(times),
      unit: 'ms',
      bar: 500,
      detail: `${times.length} first submissions, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`,
    },
  ];
}
