import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { newProfile } from '#tests/e2e/support/traveller.ts';
import { startKillRun } from '#tests/kills/kill-run.ts';
import { COPIED_TRIPS, whileRestoring } from '#tests/kills/kill-while.ts';

/** One of each kind; a hundred are in tests/soak. */
const KILLS = 5;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** Removed when the test has ended. */
async function ownProfile(): Promise<string> {
  const profile = await newProfile();
  onTestFinished(() =>
    rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  );
  return profile;
}

test(
  'killed while it restores copies, a browser has the whole of each or nothing',
  { tags: 'every-run' },
  async () => {
    const run = await startKillRun(site.url, await ownProfile(), [whileRestoring]);
    try {
      expect(await run.kill(0)).toBe(COPIED_TRIPS);
      await run.kill(1);
    } finally {
      await run.end();
    }
  },
);

test('a browser killed while it migrates, saves, ticks, edits and restores keeps what was promised', async () => {
  const run = await startKillRun(site.url, await ownProfile());
  try {
    for (let kill = 0; kill < KILLS; kill += 1) await run.kill(kill);
    expect(run.migrations.done + run.migrations.unfinished).toBe(1);
  } finally {
    await run.end();
  }
});
