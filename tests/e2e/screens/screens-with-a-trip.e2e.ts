import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTrip } from '#tests/e2e/support/save-trip.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { screensWithATrip } from './every-screen.ts';
import { problemsOf } from './screen-problems.ts';

const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** The short form; tests/soak has both languages and themes, every width, and the keyboard. */
test('on a phone, so does every screen with a saved trip', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  await saveTrip(page, site.url, 'highCoastByKayak', { asksAtHome: true });
  const { seen, problems } = await problemsOf(screensWithATrip(page, site.url, 'en'), page);
  expect(problems).toEqual([]);
  expect(seen).toContain('a saved trip');
  await leave();
});
