import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { newProfile } from '#tests/e2e/support/traveller.ts';
import { startKillRun } from '#tests/kills/kill-run.ts';
import { tryAll } from '../trials.ts';

const KILLS = 100;

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

test('what was shown as saved is there after the browser was killed', async () => {
  const run = await startKillRun(site.url, profile);
  const kills = Array.from({ length: KILLS }, (_, kill) => ({
    name: `kill ${kill + 1}`,
    run: async () => void (await run.kill(kill)),
  }));
  try {
    await tryAll('kills', kills);
    // Some of the migrations were killed in the middle, some when they were done.
    expect(run.migrations.unfinished).toBeGreaterThan(0);
    expect(run.migrations.done).toBeGreaterThan(0);
  } finally {
    await run.end();
  }
});
