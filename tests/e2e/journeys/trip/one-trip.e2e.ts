import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

/** The page scrolls by whole pixels, and rows are a fraction of one high. */
const SCROLL_STEP_PX = 1;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;
const MOST_TAPS = 9;

test(
  'on a phone it takes at most nine taps from an empty planner to laid-out days, which the trip’s page has',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive({ ...PHONE, motion: true });
    const planner = plannerScreen(page);
    const taps: string[] = [];
    const tap = async (what: string, where: Locator) => {
      await where.tap();
      taps.push(what);
    };
    await page.goto(`${site.url}/planner`);
    await planner.drawn();
    await page.getByRole('application').tap({ position: { x: 195, y: 300 } });
    taps.push('the map');
    await tap('set as destination', page.getByRole('button', { name: 'Set as destination' }));
    await tap('start', page.locator('[data-opens="startDate"]'));
    const open = page.locator('[data-day][aria-disabled="false"]');
    await tap('first day', open.first());
    await tap('last day', open.last());
    await tap('submit', planner.submit());
    await planner.result();
    await tap('the days', page.getByRole('link', { name: /^Days/u }));
    await tap('lay out', page.getByRole('button', { name: 'Lay out my days' }));
    const section = page.getByRole('region', { name: 'Days', exact: true });
    await section.getByText(/\d of \d+ planned/u).waitFor();
    expect(taps.slice(MOST_TAPS)).toEqual([]);

    const planned = await section.getByText(/\d of \d+ planned/u).textContent();
    await page.getByRole('link', { name: 'Open trip' }).click();
    await page.waitForURL(/\/trips\/[^/]+$/u);
    await page.getByRole('heading', { level: 2, name: 'Ideas' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Good to know' }).waitFor();
    await page.getByText(planned ?? '').waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const order = ['Ideas', 'Days', 'Weather', 'Packing', 'Good to know'];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
    expect(errors).toEqual([]);
    await leave();
  },
);

test('an idea opens below its title, which stays where it was tapped; keeping moves nothing either', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.goto(await saveTrip(page, site.url, 'highCoastOnFoot'));
  const titles = page.locator('ol > li h3 > button[aria-expanded]');
  await titles.nth(3).waitFor();
  for (const at of [1, 3, 0]) {
    const title = titles.nth(at);
    await bringToMiddle(title);
    const before = await restingTopOf(title);
    await title.tap();
    await page.waitForFunction((index) => {
      const all = document.querySelectorAll('ol > li h3 > button[aria-expanded]');
      return all[index]?.getAttribute('aria-expanded') === 'true';
    }, at);
    expect(Math.abs((await topOf(title)) - before)).toBeLessThanOrEqual(SCROLL_STEP_PX);
    await keepOf(title).tap();
    await page.waitForFunction(() => document.querySelector('[aria-pressed="true"] svg') !== null);
    expect(Math.abs((await topOf(title)) - before)).toBeLessThanOrEqual(SCROLL_STEP_PX);
  }
  expect(await titles.and(page.locator('[aria-expanded="true"]')).count()).toBe(3);
  expect(errors).toEqual([]);
  await leave();
});

test('while the days are read, the map shows the day that is read: beside them, on a phone above', async () => {
  const { page, errors, leave } = await arrive({ ...PHONE, motion: true });
  await page.goto(await saveTrip(page, site.url, 'highCoastOnFoot'));
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').tap();
  const section = page.getByRole('region', { name: 'Days', exact: true });
  await section.locator('section[aria-busy="false"] [role="application"]').waitFor();
  await section.locator('[data-drop-day="2"]').evaluate((day) => {
    window.scrollTo(0, day.getBoundingClientRect().top + window.scrollY - 440);
  });
  await section.getByText('Day 3', { exact: true }).waitFor();
  const stops = section.locator('[data-ideas] [data-shape="stop"]');
  await stops.first().waitFor();
  const onDay = await section.locator('[data-drop-day="2"] [data-idea]').count();
  expect(await stops.count()).toBe(onDay);
  await page.setViewportSize({ width: 1000, height: 800 });
  await section.locator('[role="application"]').waitFor({ state: 'detached' });
  await page.locator('article [role="application"]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

async function bringToMiddle(title: Locator): Promise<void> {
  await title.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Where it rests: on a busy machine what an idea above says may still be arriving. */
async function restingTopOf(title: Locator): Promise<number> {
  let top = Number.NaN;
  const rests = async () => {
    const before = top;
    top = await topOf(title);
    return top === before;
  };
  await expect.poll(rests).toBe(true);
  return top;
}

async function topOf(title: Locator): Promise<number> {
  const box = await title.boundingBox();
  if (box === null) throw new RangeError('the title is not on the screen');
  return box.y;
}

function keepOf(title: Locator): Locator {
  return title
    .locator('xpath=ancestor::li[1]')
    .getByRole('button', { name: /^Keep /u })
    .first();
}

test('before the trip its head says how many days are left; once it is over, nothing asks or proposes', async () => {
  const { page, errors, leave } = await arrive(PHONE);
  await page.clock.setFixedTime(new Date('2027-06-05T10:00:00Z'));
  const address = await saveTrip(page, site.url, 'highCoastOnFoot', { asksAtHome: true });
  await page.goto(address);
  await page.getByRole('heading', { level: 2, name: 'Good to know' }).waitFor();
  await page.getByText('5 days to go', { exact: true }).first().waitFor();
  const asking = [
    page.getByRole('button', { name: 'When to go' }),
    page.getByText(/things of this list, asked once/u),
    page.getByRole('button', { name: 'Lay out my days' }).last(),
    page.getByRole('link', { name: 'Start packing' }),
  ];
  for (const one of asking) await one.waitFor();

  await page.clock.setFixedTime(new Date('2027-06-21T10:00:00Z'));
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Good to know' }).waitFor();
  await page.getByText('Past trip', { exact: true }).waitFor();
  for (const one of asking) expect(await one.isVisible()).toBe(false);
  expect(await page.getByText(/best dates|No other month/u).count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});
