import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { everyStopsScreen } from './every-stops-screen.ts';
import { problemsOf } from './screen-problems.ts';

const PHONE = { width: 390, height: 844 };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** The short form; tests/soak has both languages and themes, every width, and the keyboard. */
test('on a phone, so does every screen of a trip with stops', async () => {
  const { page, errors, leave } = await arrive({ viewport: PHONE });
  const { seen, problems } = await problemsOf(everyStopsScreen(page, site.url, 'en'), page);
  expect(problems).toEqual([]);
  expect(seen).toContain('a shared trip with stops');
  expect(errors).toEqual([]);
  await leave();
});
