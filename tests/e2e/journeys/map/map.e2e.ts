import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('a dragged pin makes the place where it is dropped the new destination', async () => {
  const { page, errors, leave } = await arrive({ motion: true });
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner?lat=47.2692&lng=11.4041`);
  await planner.drawn();
  await page.getByText('Innsbruck, Tyrol, Austria').first().waitFor();
  const box = await page.getByRole('button', { name: /^Destination\./u }).boundingBox();
  if (box === null) throw new Error('no pin');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y - 120, { steps: 6 });
  expect(page.url()).toContain('lat=47.2692');
  await page.mouse.up();
  await page.waitForURL((url) => Number(url.searchParams.get('lat')) > 47.6);
  await page
    .getByText(/Bavaria, Germany/u)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a second finger during a drag of the pin puts it back, and both zoom the map', async () => {
  const { page, context, leave } = await arrive({ touch: true });
  await page.goto(`${site.url}/planner?lat=47.2692&lng=11.4041`);
  await plannerScreen(page).drawn();
  const scale = page.locator('.ol-scale-line-inner');
  const before = await scale.textContent();
  const box = await page.getByRole('button', { name: /^Destination\./u }).boundingBox();
  if (box === null) throw new Error('no pin');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((dx, id) => ({ x: x + dx, y, id })),
    });
  await touch('touchStart', 0);
  await touch('touchMove', -20);
  await touch('touchStart', -20, 60);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', -20 - step * 12, 60 + step * 12);
  }
  await touch('touchEnd');
  await page.waitForFunction(
    (text) => document.querySelector('.ol-scale-line-inner')?.textContent !== text,
    before,
  );
  expect(page.url()).toContain('lat=47.2692');
  await leave();
});

test('placing mode ends with Escape, and Enter at the crosshair places the pin', async () => {
  const { page, errors, leave } = await arrive();
  const planner = plannerScreen(page);
  await page.goto(`${site.url}/planner`);
  await planner.drawn();
  await page.getByRole('button', { name: 'Select Destination' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select Destination' }).click();
  await planner.map().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => Math.abs(Number(url.searchParams.get('lng')) - 10) < 0.5);
  await page.getByRole('button', { name: 'Select Destination' }).waitFor();
  await page
    .getByText(/Germany/u)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('geolocation is requested only when the button is pressed, and a refusal is reported', async () => {
  const { page, errors, leave } = await arrive();
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    const refuse = (_: unknown, failed: (error: { code: number }) => void): void => {
      asked.times += 1;
      failed({ code: 1 });
    };
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse });
  });
  await page.goto(`${site.url}/planner`);
  await plannerScreen(page).drawn();
  expect(await page.evaluate('asked.times')).toBe(0);
  await page.getByRole('button', { name: 'Show where I am' }).click();
  const told = page.getByText(/keeps your position to itself/u);
  await told.waitFor();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await told.waitFor({ state: 'hidden' });
  expect(await page.evaluate('asked.times')).toBe(1);
  expect(errors).toEqual([]);
  await leave();
});
