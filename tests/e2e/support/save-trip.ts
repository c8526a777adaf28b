import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createEarlierDatabase } from '#tests/storage/earlier-versions.ts';
import type { EarlierDatabase } from '#tests/storage/earlier-versions.ts';
import type { JourneyTrip } from './journey-trips.ts';

/**
 * Stores a trip as if it had been saved on an earlier visit, on which the first list asked what is at home,
 * unless it still `asksAtHome`; resolves to the address of its page.
 */
export async function saveTrip(
  page: Page,
  site: string,
  name: JourneyTrip,
  { asksAtHome = false } = {},
): Promise<string> {
  const trips = inject('journeyTrips').filter(({ id }) => id === name);
  await openEmptyPage(page, `${site}/empty`);
  await page.evaluate<void, EarlierDatabase>(createEarlierDatabase, { version: 3, trips });
  if (!asksAtHome) {
    await page.evaluate(() => localStorage.setItem('fernweh.asked-at-home', 'yes'));
  }
  return `${site}/trips/${name}`;
}

/** Of the product's origin, without its code. */
async function openEmptyPage(page: Page, address: string): Promise<void> {
  // Without an icon the browser would ask the server for one.
  const body = '<link rel="icon" href="data:," />';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.unroute(address);
}
