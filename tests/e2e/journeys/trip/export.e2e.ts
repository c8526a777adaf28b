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

test('a trip leaves as a calendar, and as a link that opens the same trip on another device', async () => {
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
});

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
