import type { Page } from 'playwright-core';
import { defaultParseSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sharedTarget } from '#src/app/routes/shared-target.ts';
import { parsePlannerSearch } from '#src/app/routes/planner-search.ts';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { LONGEST_TEXT } from '#src/domain/entered-text.ts';
import { latLngSchema } from '#src/domain/place/location.ts';
import { travelersSchema } from '#src/domain/trip/travelers.ts';
import { completeRequest, tripDays } from '#src/domain/trip/trip-request.ts';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';
import { readWishes } from '#tests/helpers/read-wishes.ts';
import { formatDayRange } from '#src/wording/day-ranges.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { open } from '#tests/planner/open-planner.ts';
import { createMemory, evidenceWith, settled } from '#tests/planner/planner-world.ts';
import { hostileQueries } from './hostile-queries.ts';
import { tryAll } from '../trials.ts';

const TODAY = '2027-05-01';
const { climate } = evidenceWith(18);
/** Every so many of the addresses is opened in a browser too. */
const IN_BROWSER = 15;
/** Longer addresses get a page of the server's, which its own trials open. */
const LONGEST_ADDRESS = 12_000;
const SHARED = /[?&](?:text|url|title)=/u;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterAll(() => site.stop());

test('every address leaves a planner that works, then and when it is opened again', async () => {
  expect.hasAssertions();
  const queries = hostileQueries();
  await tryAll(
    'hostile addresses',
    queries.map((query) => ({ name: query.slice(0, 120), run: () => openInStore(query) })),
  );
});

test('addresses in a browser leave a planner that works, then and after a reload', async () => {
  expect.hasAssertions();
  const queries = hostileQueries().filter(
    (query, index) => index % IN_BROWSER === 0 && query.length < LONGEST_ADDRESS,
  );
  await tryAll(
    'hostile addresses in a browser',
    queries.map((query) => ({ name: query.slice(0, 120), run: () => openInBrowser(query) })),
  );
});

/** Does what the planner's route and session do with the query, and what its screen computes. */
async function openInStore(query: string): Promise<void> {
  const search = defaultParseSearch(`?${query}`);
  const target = await sharedTarget(search);
  const parsed = parsePlannerSearch(target !== null && 'point' in target ? target.point : search);
  const memory = createMemory();
  const { store } = open({ memory });
  const { lat, lng, trip } = parsed;
  if (lat !== undefined && lng !== undefined) store.choosePlace({ lat, lng });
  if (trip === undefined) store.applyLink(parsed);
  else await store.planAgain(trip, parsed);
  await settled();
  checkState(store);
  const again = open({ memory }).store;
  checkState(again);
  expect(again.getState().draft).toEqual(store.getState().draft);
}

function checkState(store: PlannerStore): void {
  const { draft, place } = store.getState();
  if (place.status === 'chosen') v.parse(latLngSchema, place.point);
  v.parse(travelersSchema, draft.travelers);
  expect(draft.preferences.length).toBeLessThanOrEqual(LONGEST_TEXT);
  readWishes(draft.preferences);
  const request = completeRequest(draft, TODAY);
  if (tripDays(draft) === null) {
    expect(request).toBeNull();
    return;
  }
  const { startDate, endDate } = draft;
  const spread = spreadOf(climate, startDate, endDate);
  const figures = Object.values(climateOf(climate, startDate, endDate));
  expect(figures.filter((figure) => figure !== null && !Number.isFinite(figure))).toEqual([]);
  expect(spread.wetDay).toBeGreaterThan(0);
  expect(formatDayRange(startDate, endDate, 'en')).not.toMatch(/NaN|undefined/u);
}

async function openInBrowser(query: string): Promise<void> {
  const { page, leave } = await arrive();
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  try {
    for (const address of [`/planner?${query}`, '/planner']) {
      await page.goto(site.url + address);
      if (SHARED.test(address)) await closeSearch(page);
      const wishes = page.getByLabel('Travel Preferences');
      await wishes.fill('a quiet lake');
      await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
      expect(await wishes.inputValue()).toBe('a quiet lake');
      expect(await page.getByText('went wrong').count()).toBe(0);
    }
    expect(crashes).toEqual([]);
  } finally {
    await leave();
  }
}

/** A text that was shared with the app is searched for, over the form. */
async function closeSearch(page: Page): Promise<void> {
  await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
