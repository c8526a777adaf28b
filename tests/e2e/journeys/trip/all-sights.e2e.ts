import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#tests/e2e/screens/axe-violations.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const allSights = (page: Page) => page.getByRole('button', { name: /^All \d+ sights$/u });

test('on a phone, from all sights one is kept, found on the map and laid on a day', async () => {
  const { page, errors, leave } = await arrive({
    viewport: { width: 390, height: 844 },
    touch: true,
  });
  await page.goto(await saveTrip(page, site.url, 'southIceland'));
  const count = Number(/\d+/u.exec((await allSights(page).textContent()) ?? '')?.[0]);
  await allSights(page).click();
  const sheet = page.getByRole('dialog', { name: `${count} sights` });
  const list = sheet.getByRole('list', { name: 'Sights', exact: true });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(count);
  await list.getByRole('heading', { name: 'Half a day' }).waitFor();

  // A word of a name narrows the list; a row opens its note and closes no other.
  await sheet.getByLabel('Search sights').fill('skoga');
  const row = list.getByRole('button', { name: /^Skógafoss/u });
  await row.click();
  await list.getByRole('link', { name: 'Open in maps' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Keep Skógafoss' }).first().click();
  await sheet.getByRole('button', { name: 'Clear the search' }).click();
  await sheet.getByRole('button', { name: /^Kept\s*1$/u }).click();

  // The map of what is kept, with its card.
  await sheet.getByRole('button', { name: 'Map', exact: true }).click();
  await sheet.locator('section[aria-busy="false"]').waitFor();
  const markers = sheet.getByRole('list', { name: 'Sights on the map' });
  await markers.getByRole('button', { name: /^Skógafoss, waterfall, .* km, kept$/iu }).click();
  const keep = sheet.getByRole('button', { name: 'Keep Skógafoss' });
  expect(await keep.getAttribute('aria-pressed')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'List', exact: true }).click();

  // Back closes the sheet and nothing else; what is kept lies on the days, also after a reload.
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.reload();
  const days = page.getByRole('region', { name: 'Days', exact: true });
  await days.getByRole('button', { name: 'Move Skógafoss' }).waitFor();
  await page.getByRole('button', { name: 'Lay out my days' }).locator('visible=true').click();
  await days.getByText(/\d of 7 planned/u).waitFor();

  // Let go, it leaves its day, and comes back there.
  await allSights(page).click();
  const mark = list.getByRole('button', { name: 'Keep Skógafoss' });
  await mark.click();
  await sheet.getByText(/no longer kept, nor on day \d/u).waitFor();
  expect(await mark.getAttribute('aria-pressed')).toBe('false');
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await days.getByRole('button', { name: 'Move Skógafoss' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test(
  'on a desk, the list in the panel and the map of the planner show the same',
  { tags: 'every-run' },
  async () => {
    const { page, errors, leave } = await arrive();
    const planner = plannerScreen(page);
    await page.goto(
      `${site.url}/planner?lat=63.42&lng=-19.01&from=2027-06-10&to=2027-06-16&travelers=2`,
    );
    await planner.drawn();
    await planner.submit().click();
    await planner.saved();
    await allSights(page).click();
    const list = page.getByRole('list', { name: 'Sights', exact: true });
    const markers = page.getByRole('list', { name: 'Sights on the map' });

    // By keyboard: down to the second row, kept by K, opened by Enter; its marker is lit.
    const rows = list.getByRole('button', { expanded: false });
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    await page.getByRole('button', { name: /^Kept\s*1$/u }).waitFor();
    await page.keyboard.press('Enter');
    const name = (await list.locator('[data-open="true"] b').first().textContent()) ?? '';
    await markers.locator('[data-lit="true"]').waitFor({ state: 'attached' });
    expect(await axeViolations(page)).toEqual([]);

    // A part of the map that was moved to is searched, and left again.
    await page.keyboard.press('Escape');
    const map = await planner.map().boundingBox();
    if (map === null) throw new Error('the map is not on the screen');
    const [x, y] = [map.x + map.width * 0.7, map.y + map.height * 0.6];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - map.width * 0.3, y, { steps: 8 });
    await page.mouse.move(x - map.width * 0.55, y, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Search this area' }).click();
    await page.getByText('of the middle of the map').waitFor();
    await page.getByRole('button', { name: /^Around .* again$/u }).click();
    await page.getByText(/^within 100.km, for/u).waitFor();

    // Back gives the result back, with the focus where it was.
    await page.goBack();
    await list.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-all-sights'));
    await page.getByRole('link', { name: 'Open trip' }).click();
    await page.getByRole('region', { name: 'Days', exact: true }).getByText(name).first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  },
);

test('with a baby, a height is found by its name, with the reason and what fits near it, and kept anyway', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto(await saveTrip(page, site.url, 'interlakenWithBaby'));
  await allSights(page).click();
  await page.getByLabel('Search sights').fill('jungfraujoch');
  const group = page.getByRole('list', { name: 'Not offered for this trip' });
  const row = group.getByRole('button', { name: /^Jungfraujoch.*Thin air/u });
  await row.click();
  await group.getByText('Near it, and for you').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const keep = group.getByRole('button', { name: 'Keep anyway' });
  await keep.click();
  await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
  expect(errors).toEqual([]);
  await leave();
});

test('a guide that cannot be read says so, and is there after another try', async () => {
  const { page, leave } = await arrive({ viewport: { width: 390, height: 844 } });
  const address = await saveTrip(page, site.url, 'southIceland');
  await page.route('**/data/**', (route) => route.abort());
  await page.goto(address);
  await page.getByText('What else there is to see could not be read.').waitFor();
  await page.unroute('**/data/**');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  expect(await allSights(page).textContent()).toMatch(/\d+ sights/u);
  await leave();
});
