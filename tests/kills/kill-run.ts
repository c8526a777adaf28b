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
import { expectKept, noPromises } from './promises.ts';

/** In this order: each goes on with what the one before left. The first begins with another database. */
const WAYS = [whileMigrating, whileSaving, whileTicking, whileEditing, whileRestoring] as const;

export type KillRun = {
  /** Kills the browser in the middle of a write, starts it again and checks what was promised. */
  kill: (number: number) => Promise<void>;
  /** How many migrations a kill found unfinished, and how many done. */
  migrations: { unfinished: number; done: number };
  end: () => Promise<void>;
};

/** A browser with this profile that is killed again and again. */
export async function startKillRun(site: string, profile: string): Promise<KillRun> {
  const promises = noPromises();
  const migrations = { unfinished: 0, done: 0 };
  let browser: KillableBrowser = await launchKillable(profile);
  return {
    migrations,
    async kill(number) {
      const way = WAYS[number % WAYS.length] ?? whileMigrating;
      try {
        await way(browser.page, site, promises, Math.floor(number / WAYS.length));
      } finally {
        await browser.kill();
        browser = await launchKillable(profile);
      }
      if (way === whileMigrating) {
        migrations[(await isMigrated(browser.page, site)) ? 'done' : 'unfinished'] += 1;
      }
      await opensDatabase(browser.page, site);
      await expectKept(browser.page, promises);
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
