import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { tripFragment } from '#src/export/links/trip-link.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { highCoast } from '#tests/result/high-coast.ts';

/** The first heading of each page that is not prerendered as a whole. */
const HEADINGS = {
  en: { trips: 'My trips', compare: 'Compare trips', gear: 'Your gear', backup: 'Backup' },
  de: {
    trips: 'Meine Reisen',
    compare: 'Reisen vergleichen',
    gear: 'Deine Ausrüstung',
    backup: 'Sicherung',
  },
} as const;

/** Opens every route anew, as the browser does after a restart, and fails where it shows no content. */
export async function openEveryRoute(
  page: Page,
  { site, trip, language }: { site: string; trip: string; language: keyof typeof HEADINGS },
): Promise<void> {
  const planner = plannerScreen(page, language);
  const open = async (path: string) => {
    // Another hash alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(site + path);
  };
  const failures: string[] = [];
  const headed = (name: string) => () =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const { trips, compare, gear, backup } = HEADINGS[language];
  const shared = await tripFragment(highCoast(), {
    builtOn: '2026-11-24',
    withWishes: false,
    withNotes: false,
  });
  const routes: (readonly [string, () => Promise<void>])[] = [
    ...READING_PATHS.map((path) => [path, () => page.locator('main h1').waitFor()] as const),
    ['/planner', () => planner.submit().waitFor()],
    ['/trips', headed(trips)],
    [`/trips/${trip}`, () => planner.result()],
    [`/trips/${trip}?packing=true`, () => page.getByRole('dialog').waitFor()],
    ['/trips/compare', headed(compare)],
    [`/trips/shared#${shared}`, () => planner.result()],
    ['/trips/gear', headed(gear)],
    ['/trips/backup', headed(backup)],
  ];
  for (const [path, isShown] of routes) {
    await open(path);
    await isShown();
    const told = await page.locator('main [role="alert"]').count();
    const shownIn = await page.locator('html').getAttribute('lang');
    if (told > 0 || shownIn !== language) failures.push(`${path}: ${told} alerts, in ${shownIn}`);
  }
  expect(failures).toEqual([]);
}
