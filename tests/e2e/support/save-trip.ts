import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createEarlierDatabase } from '#tests/storage/earlier-versions.ts';
import type { EarlierDatabase } from '#tests/storage/earlier-versions.ts';
import type { JourneyTrip } from './journey-trips.ts';

/**
 * Stores a trip as if it had been saved on an earlier visit, and resolves to the address of its
 * page. The first list has asked what is at home, unless it still `asksAtHome`.
 */
export async function saveTrip(
  page: Page,
  site: string,
  name: JourneyTrip,
  options: { asksAtHome?: boolean } = {},
): Promise<string> {
  await storeTrips(page, site, [journeyTrip(name)], options);
  return `${site}/trips/${name}`;
}

/** The trip as it is stored, to be changed before it is. */
export function journeyTrip(name: JourneyTrip): SavedTrip {
  const trip = inject('journeyTrips').find(({ id }) => id === name);
  if (trip === undefined) throw new Error(`There is no trip ${name}`);
  return trip;
}

/** The same for several trips. */
export async function storeTrips(
  page: Page,
  site: string,
  trips: readonly SavedTrip[],
  { asksAtHome = false } = {},
): Promise<void> {
  await openEmptyPage(page, `${site}/empty`);
  await page.evaluate<void, EarlierDatabase>(createEarlierDatabase, { version: 3, trips });
  if (!asksAtHome) {
    await page.evaluate(() => localStorage.setItem('fernweh.asked-at-home', 'yes'));
  }
}

/** Of the product's origin, without its code. */
async function openEmptyPage(page: Page, address: string): Promise<void> {
  // Without an icon the browser would ask the server for one.
  const body = '<link rel="icon" href="data:," />';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.unroute(address);
}
