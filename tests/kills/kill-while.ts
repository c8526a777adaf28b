import type { Locator, Page } from 'playwright-core';
import { writeBackup } from '#src/export/copies/backup-file.ts';
import { BUILT_ON, COPIED_AT, savedTrip } from '#tests/export/copies/backups.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import {
  createEarlierDatabase,
  version1Trip,
  version2Trip,
} from '#tests/storage/earlier-versions.ts';
import type { EarlierDatabase } from '#tests/storage/earlier-versions.ts';
import { noPromises, ownOfTrip, promiseStored } from './promises.ts';
import type { Promises } from './promises.ts';

/**
 * Brings the browser into the middle of writing and returns, for it to be killed. `depth` says how far
 * into it; what is promised by then is noted.
 */
export type BeforeKill = (
  page: Page,
  site: string,
  promises: Promises,
  depth: number,
) => Promise<void>;

/** Looks at the page between the press and the kill, at most. */
const MOST_LOOKS = 8;
/** Enough for a migration that a kill can meet in the middle on a fast machine too. */
const EARLIER_TRIPS = 160;
export const COPIED_TRIPS = 12;
/** All that were released before this one. */
const VERSIONS = [1, 2, 3] as const;

/** A database of an earlier version instead of what is there, which the product begins to open. */
export const whileMigrating: BeforeKill = async (page, site, promises, depth) => {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(deleteDatabase);
  const version = VERSIONS[depth % VERSIONS.length] ?? 1;
  // A tick is stored in version 3 as it was in version 2.
  const trips = Array.from({ length: EARLIER_TRIPS }, (_, index) =>
    (version === 1 ? version1Trip : version2Trip)(`earlier-${index}`, ['p2', `gone-${index}`]),
  );
  await page.evaluate<void, EarlierDatabase>(createEarlierDatabase, { version, trips });
  Object.assign(promises, noPromises());
  for (const { id } of trips) {
    const ticks = ['p2', `gone-${id.split('-')[1]}`];
    promises.trips.set(id, { ticks, lines: [], ideas: [], stops: 1 });
  }
  if (version === 1) promises.gear.add('p2');
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...request) => {
      Reflect.set(globalThis, 'opened', true);
      return open(...request);
    };
  });
  await page.goto(`${site}/trips`, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'opened') === true);
  await look(page, 3 * depth);
};

/** At the first depth the result of a trip with stops appears, which is being stored by then. */
export const whileSaving: BeforeKill = async (page, site, promises, depth) => {
  const planner = plannerScreen(page);
  const { address, stops } = asked(depth);
  await page.goto(`${site}/planner?${address}`);
  const later = page.getByRole('button', { name: 'Use these dates' });
  await planner.submit().waitFor();
  if (await later.isVisible()) await later.click();
  await planner.submit().click();
  // Of a trip with stops the heading names one.
  if (depth % 3 === 0)
    await page
      .getByRole('heading', { name: /^Weather/u })
      .first()
      .waitFor();
  if (depth % 3 === 1) await page.getByText(planner.words.saved).first().waitFor();
  await look(page, depth);
  const saved = await page.evaluate(savedId);
  if (saved !== null) promises.trips.set(saved, { ticks: [], lines: [], ideas: [], stops });
};

/** A trip of three stops at every second depth, else of one. */
function asked(depth: number): { address: string; stops: number } {
  const lat = 46.5 + depth / 100;
  if (depth % 2 === 0) {
    const stops = [`${lat},11.3,${1 + (depth % 8)}`, '47.27,11.39,0', '48.14,11.58,2'];
    return { address: `stops=${stops.join(';')}&from=2027-06-10`, stops: stops.length };
  }
  const days = `from=2027-06-10&to=2027-06-${12 + (depth % 16)}`;
  return { address: `lat=${lat}&lng=11.3&${days}`, stops: 1 };
}

/** A depth at which a trip with stops is waited for until it is saved. */
const SAVED_WITH_STOPS = 4;

export const whileTicking: BeforeKill = async (page, site, promises, depth) => {
  const id = await openLastTrip(page, site, promises);
  const boxes = page.getByRole('checkbox', { checked: false }).filter({ visible: true });
  await repeatedly(page, promises, { id, depth }, async () => {
    if ((await boxes.count()) > 0) await press(boxes.first());
  });
};

/** Own lines, and ideas that are kept. */
export const whileEditing: BeforeKill = async (page, site, promises, depth) => {
  const id = await openLastTrip(page, site, promises);
  const field = page.getByLabel('Add something of your own', { exact: true });
  // Another press would take the idea back, and what is read meanwhile would be no promise.
  const ideas = page.getByRole('button', { name: /^Keep /u, pressed: false });
  await repeatedly(page, promises, { id, depth }, async (time) => {
    if (depth % 2 === 1 && (await ideas.count()) > 0) {
      await press(ideas.first());
      return;
    }
    await field.fill(`Kettle ${depth}-${time}`);
    await field.press('Enter');
  });
};

export const whileRestoring: BeforeKill = async (page, site, promises, depth) => {
  const trips = Array.from({ length: COPIED_TRIPS }, (_, index) =>
    savedTrip(`copy-${depth}-${index}`, { packed: [`p${index}`] }),
  );
  promises.whole.push(trips.map(({ id }) => id));
  await page.goto(`${site}/trips/backup`);
  await page.locator('main input[type="file"]').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeBackup({ trips }, { savedAt: COPIED_AT, builtOn: BUILT_ON })),
  });
  await press(page.getByRole('button', { name: 'Restore' }));
  const told = page.getByText(`${COPIED_TRIPS} trips restored`);
  if (depth % 3 === 0) await told.waitFor();
  await look(page, depth);
  if (!(await told.isVisible())) return;
  for (const trip of trips) promises.trips.set(trip.id, ownOfTrip(trip));
};

/** The trip that was saved before, or else a new one: a migrated one has hardly any lines. */
async function openLastTrip(page: Page, site: string, promises: Promises): Promise<string> {
  const last = [...promises.trips.keys()].at(-1);
  if (last === undefined || last.startsWith('earlier-')) {
    await whileSaving(page, site, promises, SAVED_WITH_STOPS);
  }
  const id = [...promises.trips.keys()].at(-1);
  if (id === undefined) throw new Error('no trip was saved');
  await page.goto(`${site}/trips/${id}`);
  await page.getByLabel('Add something of your own', { exact: true }).waitFor();
  return id;
}

/** Changes one after another; half of the kills are in the middle of a write. */
async function repeatedly(
  page: Page,
  promises: Promises,
  { id, depth }: { id: string; depth: number },
  change: (time: number) => Promise<void>,
): Promise<void> {
  const times = (depth % 5) + 1;
  for (let time = 1; time <= times; time += 1) {
    await change(time);
    if (depth % 4 < 2 || time < times) await promiseStored(page, promises, id);
  }
}

async function press(button: Locator): Promise<void> {
  await button.click({ force: true });
}

/** Passes some milliseconds, never as many. */
async function look(page: Page, depth: number): Promise<void> {
  for (let seen = 0; seen < depth % MOST_LOOKS; seen += 1) await page.evaluate(() => null);
}

/* What follows runs in the page and is sent there whole. */

/** The id of the shown result's trip once the page says that it is saved. */
function savedId(): string | null {
  const told = document.querySelector('output[data-saved="true"]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/trips/"]')];
  const link = links.find(({ textContent }) => textContent === 'Open trip');
  return told === null ? null : (link?.pathname.split('/').at(-1) ?? null);
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('fernweh');
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => reject(new Error('the database was not deleted')));
  });
}
