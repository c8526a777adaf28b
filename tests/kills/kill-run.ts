import type { Page } from 'playwright-core';
import { launchKillable } from './killable-browser.ts';
import type { KillableBrowser } from './killable-browser.ts';
import {
  whileEditing,
  whileMigrating,
  whileRestoring,
  whileSaving,
  whileTicking,
} from './kill-while.ts';
import type { BeforeKill } from './kill-while.ts';
import { expectKept, noPromises } from './promises.ts';

/** In this order: each goes on with what the one before left. The first begins with another database. */
const ALL_WAYS: readonly BeforeKill[] = [
  whileMigrating,
  whileSaving,
  whileTicking,
  whileEditing,
  whileRestoring,
];

export type KillRun = {
  /**
   * Kills the browser in the middle of a write, starts it again and checks what was promised; resolves to
   * how many trips that were.
   */
  kill: (number: number) => Promise<number>;
  /** How many migrations a kill found unfinished, and how many done. */
  migrations: { unfinished: number; done: number };
  end: () => Promise<void>;
};

/** A browser with this profile that is killed again and again, in each of these ways in turn. */
export async function startKillRun(
  site: string,
  profile: string,
  ways: readonly BeforeKill[] = ALL_WAYS,
): Promise<KillRun> {
  const promises = noPromises();
  const migrations = { unfinished: 0, done: 0 };
  let browser: KillableBrowser = await launchKillable(profile);
  return {
    migrations,
    async kill(number) {
      const way = ways[number % ways.length] ?? whileMigrating;
      try {
        await way(browser.page, site, promises, Math.floor(number / ways.length));
      } finally {
        await browser.kill();
        browser = await launchKillable(profile);
      }
      if (way === whileMigrating) {
        migrations[(await isMigrated(browser.page, site)) ? 'done' : 'unfinished'] += 1;
      }
      await opensDatabase(browser.page, site);
      await expectKept(browser.page, promises);
      return promises.trips.size;
    },
    end: () => browser.kill(),
  };
}

/** A page of the product that reads the database and draws no maps. */
async function opensDatabase(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/trips/gear`);
  const things = page.getByText('counted as owned on every list');
  await things.or(page.getByRole('heading', { name: 'Nothing here yet' })).waitFor();
}

/** Without opening the database. */
async function isMigrated(page: Page, site: string): Promise<boolean> {
  await page.goto(`${site}/robots.txt`);
  const databases = await page.evaluate(() => indexedDB.databases());
  return databases.every(({ version = 0 }) => version > 30);
}
