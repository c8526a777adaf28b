import { expect, test } from 'vitest';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const PACK_MS = 180_000;

test(
  'who lost the connection on the landing page is told by the planner what is missing, and gets it with the connection',
  async () => {
    let site = await startSite();
    const { page, context, leave } = await arrive({
      viewport: { width: 390, height: 844 },
      touch: true,
      worker: true,
    });
    await page.goto(site.url);
    await hydrated(page);
    // The pages are stored; the travel data is not, as only the planner fetches it.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller !== null) return;
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    });
    const port = Number(new URL(site.url).port);
    await site.stop();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Start Planning' }).first().tap();
    const missing = page.getByRole('alert').filter({ hasText: 'Not on this device yet' });
    await missing.waitFor();
    expect(await missing.innerText()).toMatch(
      /need the map, climate and places\. .*fetched \(\d+(\.\d)?\sMB\)/u,
    );
    await page.getByText('Map and search are not stored in full yet.').waitFor();
    expect(await page.getByRole('application').count()).toBe(0);

    site = await startSite(port);
    await context.setOffline(false);
    await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
    expect(await missing.count()).toBe(0);
    const packed = () =>
      page.evaluate(async () => (await (await caches.open('fernweh-pack-1')).keys()).length);
    await expect.poll(packed, { timeout: PACK_MS }).toBeGreaterThan(20);
    await leave();
    await site.stop();
  },
  2 * PACK_MS,
);
