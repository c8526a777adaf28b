import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedTripSchema } from '#src/domain/trip.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { newProfile } from '#tests/e2e/support/traveller.ts';
import { launchKillable } from './killable-browser.ts';
import { readStores } from './stored-records.ts';
import { tryAll } from './trials.ts';

const KILLS = 48;
/** Looks at the page between the press and the kill, at most. */
const MOST_LOOKS = 8;

let site: SiteUnderTest;
let profile: string;

/** What was on the screen, or read by another connection, before a kill: trips and their ticks. */
const promised = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  site = await startSite();
  profile = await newProfile();
});

afterAll(async () => {
  await site.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test('what was shown as saved is there after the browser was killed', async () => {
  await tryAll(
    'kills',
    Array.from({ length: KILLS }, (_, kill) => ({
      name: `kill ${kill + 1}`,
      run: () => (kill % 2 === 0 ? killWhileSaving(kill) : killWhileTicking(kill)),
    })),
  );
  expect(promised.size).toBeGreaterThanOrEqual(KILLS / 6);
});

/** Kills after a number of looks, with or without the trip saved by then. */
async function killWhileSaving(kill: number): Promise<void> {
  const { page, kill: killBrowser } = await launchKillable(profile);
  try {
    const planner = plannerScreen(page);
    const lat = 46.5 + kill / 100;
    await page.goto(
      `${site.url}/planner?lat=${lat}&lng=11.3&from=2027-06-10&to=2027-06-${12 + (kill % 16)}`,
    );
    const later = page.getByRole('button', { name: 'Use these dates' });
    await planner.submit().waitFor();
    if (await later.isVisible()) await later.click();
    await planner.submit().click();
    if (kill % 3 === 0) await planner.saved();
    // The trip is being stored while its result appears.
    if (kill % 3 === 1) await planner.result();
    for (let look = 0; look < kill % MOST_LOOKS; look += 1) await savedId(page);
    const saved = await savedId(page);
    if (saved !== null) promised.set(saved, new Set());
  } finally {
    await killBrowser();
  }
  await checkPromises();
}

/** The id of the shown result's trip once the page says that it is saved. */
function savedId(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const told = document.querySelector('output[data-saved="true"]');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/trips/"]')];
    const link = links.find(({ textContent }) => textContent === 'Open trip');
    return told === null ? null : (link?.pathname.split('/').at(-1) ?? null);
  });
}

async function killWhileTicking(kill: number): Promise<void> {
  const id = [...promised.keys()].at(-1);
  if (id === undefined) throw new Error('no trip was saved');
  const { page, kill: killBrowser } = await launchKillable(profile);
  try {
    await page.goto(`${site.url}/trips/${id}`);
    const boxes = page.getByRole('checkbox', { checked: false });
    await boxes.first().waitFor();
    for (let tick = 0; tick <= kill % 5; tick += 1) {
      await boxes.first().click({ force: true });
      // Half of the kills are in the middle of a write.
      if (kill % 4 === 1 || tick < kill % 5) promised.set(id, await ticksOf(page, id));
    }
  } finally {
    await killBrowser();
  }
  await checkPromises();
}

async function ticksOf(page: Page, id: string): Promise<ReadonlySet<string>> {
  const { trips } = await readStores(page);
  const stored = trips.map((trip) => v.parse(savedTripSchema, trip)).find((trip) => trip.id === id);
  return new Set(stored?.packed);
}

async function checkPromises(): Promise<void> {
  const { page, kill } = await launchKillable(profile);
  try {
    await page.goto(`${site.url}/imprint`);
    const { trips, quarantine } = await readStores(page);
    const stored = new Map(
      trips.map((trip) => v.parse(savedTripSchema, trip)).map(({ id, packed }) => [id, packed]),
    );
    for (const [id, ticks] of promised) {
      expect(stored.get(id)).toEqual(expect.arrayContaining([...ticks]));
    }
    expect(quarantine).toEqual([]);
  } finally {
    await kill();
  }
}
