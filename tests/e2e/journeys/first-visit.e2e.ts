import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test(
  "the landing page shows the product's name without errors",
  { tags: 'every-run' },
  async () => {
    const traveller = await arrive();
    await traveller.page.goto(site.url);
    await traveller.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await traveller.page.title()).toContain('Fernweh');
    expect(traveller.errors).toEqual([]);
    await traveller.leave();
  },
);
