import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sectionOf } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test(
  'a trip leaves as a calendar, and as a link that opens the same trip on another device',
  { tags: 'every-run' },
  async () => {
    const sender = await arrive();
    await sender.page.goto(await saveTrip(sender.page, site.url, 'highCoast'));
    await sender.page.getByRole('button', { name: 'Take it along' }).click();
    const sheet = sender.page.getByRole('dialog', { name: 'Take it along' });

    const first = await savedCalendar(sender.page);
    expect(first.name).toMatch(/^fernweh-.*-2027-06-10\.ics$/u);
    expect(first.content).not.toContain('\u2060');
    expect(first.event.startDate.toString()).toBe('2027-06-10');
    // Written again at once, it still changes the entry of before.
    const again = await savedCalendar(sender.page);
    expect(again.event.uid).toBe(first.event.uid);
    expect(again.event.sequence).toBeGreaterThan(first.event.sequence);

    await sheet.getByRole('button', { name: /QR code/u }).waitFor();
    const link = await sheet.getByRole('textbox', { name: 'Link to this trip' }).inputValue();
    expect(link.length).toBeLessThan(300);
    await sender.page.keyboard.press('Escape');
    const sent = await titlesOf(sender.page);
    await sender.leave();

    // A phone that has never been here; the worker of its first visit needs no network afterwards.
    const { page, errors, requests, leave } = await arrive({
      viewport: { width: 390, height: 844 },
    });
    await page.goto(link);
    await page.getByText('Someone shared this trip with you').waitFor();
    expect(await titlesOf(page)).toEqual(sent);
    await page.getByRole('button', { name: 'Copy to my trips' }).click();
    await page.getByRole('link', { name: 'Open it' }).click();
    await page.getByRole('button', { name: 'Take it along' }).waitFor();
    expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual(
      [],
    );
    expect(requests.filter((url) => url.includes('1.e'))).toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  },
);

test('a trip with stops leaves as a short link, which opens all of them in a browser that never saw it', async () => {
  const sender = await arrive();
  await sender.page.goto(await saveTrip(sender.page, site.url, 'viennaToTallinn'));
  const link = await linkOf(sender.page);
  expect(link.length).toBeLessThan(700);
  await sender.leave();

  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(link);
  await page.getByText('Someone shared this trip with you').waitFor();
  const strip = page.getByRole('tablist', { name: 'Stops of the trip' });
  await strip.getByRole('tab', { name: /^Tallinn/u }).click();
  await page.getByRole('heading', { name: 'Weather in Tallinn', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Copy to my trips' }).click();
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vienna, Kraków, Tallinn' }).waitFor();
  expect(await strip.getByRole('tab').count()).toBe(3);
  expect(errors).toEqual([]);
  await leave();
});

test('a friend who does not get the wish sees the ideas that were kept for it', async () => {
  const sender = await arrive();
  await sender.page.goto(await saveTrip(sender.page, site.url, 'highCoastByKayak'));
  const sent = await titlesOf(sender.page);
  const withNothingKept = await linkOf(sender.page);
  const ideas = sender.page.getByRole('button', { name: /^Keep /u, pressed: false });
  for (let left = await ideas.count(); left > 0; left -= 1) {
    await ideas.first().click();
    await expect.poll(() => ideas.count()).toBe(left - 1);
  }
  const link = await linkOf(sender.page);
  await sender.leave();

  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(withNothingKept);
  const computedHere = await titlesOf(page);
  const forTheWish = sent.filter((title) => !computedHere.includes(title));
  expect(forTheWish.length).toBeGreaterThan(0);
  await page.goto('about:blank');
  await page.goto(link);
  expect((await titlesOf(page)).toSorted()).toEqual([...computedHere, ...forTheWish].toSorted());
  expect(await page.getByText('is left out').count()).toBe(0);
  expect(errors).toEqual([]);
  await leave();
});

/** Without wishes and notes. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Take it along' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take it along' });
  await sheet.getByRole('button', { name: /QR code/u }).waitFor();
  const link = await sheet.getByRole('textbox', { name: 'Link to this trip' }).inputValue();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  return link;
}

async function savedCalendar(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Calendar/u }).click();
  const file = await download;
  const content = await text(await file.createReadStream());
  const [event] = ICAL.Component.fromString(content).getAllSubcomponents('vevent');
  return { name: file.suggestedFilename(), content, event: new ICAL.Event(event) };
}

/** The names of the ideas. */
async function titlesOf(page: Page): Promise<string[]> {
  const activities = sectionOf(page, 'Ideas');
  await activities.waitFor();
  const titles = await activities.locator('h3').allTextContents();
  expect(titles.length).toBeGreaterThan(4);
  return titles;
}
