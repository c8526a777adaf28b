import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { median } from '../figures/statistics.ts';
import { frameRateDuring } from '../page/frame-rate.ts';
import { newSlowPage, newVisitor, PHONE } from '../page/phone.ts';
import { press } from '../page/press.ts';
import { measureSightsRead } from './measure-sights-read.ts';

/** Among the places with the most sights in reach; up and down, more than 200 rows pass. */
const PLACE = 'lat=51.5074&lng=-0.1278&from=2027-07-10&to=2027-07-20';
const ROWS_PASSED = 200;
const ROW_PX = 66;
const SPEED_PX = 1600;

/** The list of all sights on the slow phone: until it is painted, and how it scrolls. */
export async function measureSights(bench: Bench): Promise<Figure[]> {
  const { browser, ours, rounds } = bench;
  const opened: number[] = [];
  const rates: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser, 'block');
    const { page, session, watch } = await newSlowPage(context, 'cpu');
    await page.addInitScript({ path: join(import.meta.dirname, '../page/frame-probe.js') });
    await page.goto(`${ours.url}/planner?${PLACE}`);
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    const entry = page.getByRole('button', { name: /^All \d+ sights$/u });
    await entry.waitFor();
    await entry.scrollIntoViewIfNeeded();
    await watch.settled();
    const before = new Set(Object.keys(watch.metrics().interactions));
    await press(page, entry);
    await watch.quiet(1000);
    const pressed = Object.entries(watch.metrics().interactions).filter(([id]) => !before.has(id));
    opened.push(Math.max(...pressed.map(([, ms]) => ms)));
    rows = await page
      .getByRole('list', { name: 'Sights', exact: true })
      .getByRole('listitem')
      .count();
    rates.push(await frameRateDuring(page, () => scrollThrough(session, rows)));
    await context.close();
  }
  return [
    {
      what: 'all sights, from the press until the list is painted',
      value: median(opened),
      unit: 'ms',
      bar: 200,
      detail: `${rows} sights, ${Math.round(Math.min(...opened))} to ${Math.round(Math.max(...opened))} ms`,
    },
    {
      what: 'all sights, frames a second while 200 rows pass',
      value: median(rates),
      unit: 'fps',
      bar: 58,
      detail: `${rows} rows up and down, ${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`,
    },
    await measureSightsRead(bench),
  ];
}

/** To the end and back, as often as it takes. */
async function scrollThrough(session: CDPSession, rows: number): Promise<void> {
  const { width, height } = PHONE.viewport;
  const px = rows * ROW_PX - height / 2;
  const ways = Math.ceil((ROWS_PASSED * ROW_PX) / px);
  for (let way = 0; way < ways; way += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: Math.round(width / 2),
      y: Math.round(height * 0.6),
      yDistance: way % 2 === 0 ? -px : px,
      speed: SPEED_PX,
      gestureSourceType: 'touch',
    });
  }
}
