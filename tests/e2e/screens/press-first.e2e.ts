import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test(
  'a followed link is painted as pressed before the next page renders',
  { tags: 'every-run' },
  async () => {
    const { page, leave } = await arrive();
    await page.goto(`${site.url}/imprint`);
    await hydrated(page);
    const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
    // A visit and back, so that nothing has to be loaded any more.
    await blog.click();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.filter({ hasText: 'Notes from four landscapes' }).waitFor();
    await page.goBack();
    await heading.filter({ hasText: 'Imprint' }).waitFor();
    await blog.hover();
    expect(await blog.evaluate(headingOfNextFrame)).toBe('Imprint');
    await heading.filter({ hasText: 'Notes from four landscapes' }).waitFor();
    await leave();
  },
);

/** Runs in the page: clicks the link and reads the heading in the next frame. */
function headingOfNextFrame(link: HTMLElement | SVGElement): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (link instanceof HTMLElement) link.click();
    requestAnimationFrame(() => resolve(document.querySelector('h1')?.textContent));
  });
}
