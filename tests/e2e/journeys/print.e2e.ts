import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** Eleven days with a tent fit on two sheets; a third would be empty or hold a split section. */
const SHEETS = 2;

test.each(IS_SOAK ? (['light', 'dark'] as const) : (['dark'] as const))(
  'a %s screen prints a planned trip in black on white, whole and without anything to press',
  async (colorScheme) => {
    const { page, leave } = await arrive({ viewport: { width: 1440, height: 900 } });
    await page.emulateMedia({ colorScheme });
    const planner = plannerScreen(page);
    await page.goto(`${site.url}/planner?lat=63.13&lng=18.64`);
    await planner.enter({ start: '2027-06-10', end: '2027-06-20', preferences: 'hiking, tent' });
    await planner.submit().click();
    await planner.result();
    expect(await sheets(page)).toBeLessThanOrEqual(SHEETS);
    await expectPaper(page, PLANNER_SECTIONS);

    await page.getByRole('link', { name: 'Open trip' }).click();
    await page.waitForURL(/\/trips\//u);
    await page.getByRole('region', { name: 'Ideas', exact: true }).waitFor();
    expect(await sheets(page)).toBeLessThanOrEqual(SHEETS);
    await expectPaper(page, TRIP_SECTIONS);

    for (const name of ['Skuleberget', 'Trysunda', 'Ulvöhamn', 'Högbonden']) {
      await page
        .getByRole('button', { name: `Keep ${name}`, exact: true })
        .first()
        .click();
    }
    await page.getByRole('button', { name: 'Lay out my days' }).first().click();
    await page.getByRole('button', { name: 'Lay out again' }).waitFor();
    await addIdea(page, 'Sauna', 'Towels');
    const aside = await setLastAside(page);
    const map = page.locator('figure[data-marks="days"]');
    await map.locator('canvas[data-drawn="true"]').waitFor({ state: 'attached' });
    expect(await map.isVisible()).toBe(false);
    expect(await sheets(page)).toBeLessThanOrEqual(SHEETS);
    await page.emulateMedia({ media: 'print' });
    expect(await map.isVisible()).toBe(true);
    const numbers = await map.locator('g > circle + text').allTextContents();
    expect(numbers.filter((text) => /^\d+$/u.test(text)).length).toBeGreaterThan(2);
    expect(await page.getByText('(Towels)').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: aside }).count()).toBe(0);
    expect(await page.getByText(`${aside}.`).first().isVisible()).toBe(false);
    await leave();
  },
);

test(
  'a trip with stops prints their map beside their table, and Ctrl+P waits for it',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      window.print = () => {
        const canvas = document.querySelector('figure[data-marks] canvas');
        document.body.dataset['printed'] = canvas?.getAttribute('data-drawn') ?? 'no map';
      };
    });
    await page.goto(await saveTrip(page, site.url, 'viennaToTallinn'));
    await page.locator('figure[data-marks="stops"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+P');
    await page.locator('body[data-printed]').waitFor();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('true');
    await page.emulateMedia({ media: 'print' });
    const map = page.locator('figure[data-marks="stops"]');
    expect(await map.isVisible()).toBe(true);
    expect(await map.locator('g > path + text').allTextContents()).toEqual(['3', '2', '1']);
    expect(await page.getByRole('table').first().isVisible()).toBe(true);
    await leave();
  },
);

test(
  'an article prints its text and figures without header and footer',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive({ viewport: { width: 390, height: 844 } });
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto(`${site.url}/blog/wandern-in-den-alpen`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('table:visible, figure:visible').count()).toBeGreaterThan(1);
    for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
      expect(await page.getByRole(part).count()).toBe(0);
    }
    expect(await background(page)).toBe('rgb(255, 255, 255)');
    await leave();
  },
);

/** An idea of one's own, on no day. */
async function addIdea(page: Page, name: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an idea', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your own idea' });
  await sheet.getByLabel('What, or where').fill(name);
  await sheet.getByLabel('Note (optional)').fill(note);
  await sheet.getByRole('button', { name: 'Add it' }).click();
}

/** The last of the suggestions; its name. */
async function setLastAside(page: Page): Promise<string> {
  const activities = page.getByRole('region', { name: 'Ideas', exact: true });
  const idea = activities.locator('h3').getByRole('button').last();
  const name = (await idea.textContent()) ?? '';
  await idea.click();
  await activities.getByRole('button', { name: `Not for me: ${name}` }).click();
  await page.getByText(`“${name}” is set aside.`).waitFor();
  return name;
}

/** Number of A4 sheets that the page prints on. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/gu)?.length ?? 0;
}

const PLANNER_SECTIONS = ['Weather', 'Recommended equipment', 'Activities'];
const TRIP_SECTIONS = ['Ideas', 'Days', 'Weather', 'Packing'];

async function expectPaper(page: Page, sections: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  // Names of ideas and of lines, and headings of what is folded, are buttons on the screen, and text on paper.
  const pressed = page.locator(
    'button:not(:is(h2, h3) > button, li button[aria-expanded]):visible, nav:visible',
  );
  expect(await pressed.allInnerTexts()).toEqual([]);
  // The last that a new result renders.
  const folded = page.locator(':visible > [hidden="until-found"]:not(:visible)');
  await expect.poll(() => folded.count()).toBe(0);
  for (const name of sections) {
    const section = page.getByRole('region', { name, exact: true });
    expect([name, await section.isVisible()]).toEqual([name, true]);
    expect(await isClipped(section)).toBe(false);
  }
  await page.emulateMedia({ media: null });
}

/** Whether an ancestor clips a part of the section. */
function isClipped(part: Locator): Promise<boolean> {
  return part.evaluate((section) => {
    for (let box = section.parentElement; box !== null; box = box.parentElement) {
      const hides = getComputedStyle(box).overflowY !== 'visible';
      if (hides && box.scrollHeight > box.clientHeight && box !== document.documentElement) {
        return true;
      }
    }
    return false;
  });
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
