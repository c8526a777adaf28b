import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { newProfile } from '#tests/e2e/support/traveller.ts';
import { startKillRun } from '#tests/kills/kill-run.ts';

/** One of each kind; a hundred are in tests/soak. */
const KILLS = 5;

let site: SiteUnderTest;
let profile: string;

beforeAll(async () => {
  site = await startSite();
  profile = await newProfile();
});

afterAll(async () => {
  await site.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test('a browser killed while it migrates, saves, ticks, edits and restores keeps what was promised', async () => {
  const run = await startKillRun(site.url, profile);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) await run.kill(kill);
    expect(run.migrations.done + run.migrations.unfinished).toBe(1);
  } finally {
    await run.end();
  }
});
