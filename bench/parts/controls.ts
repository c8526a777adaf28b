import type { Locator, Page } from 'playwright-core';
import { press } from '../page/press.ts';

/** One click or key; `page` is as the control before left it. */
export type Control = { name: string; act: (page: Page) => Promise<void> };

/** On a reading page. */
export const READING_CONTROLS: readonly Control[] = [
  click('open the menu', (page) => page.getByRole('button', { name: 'Open menu' })),
  click('close the menu', (page) => page.getByRole('button', { name: 'Close menu' })),
  {
    name: 'language by key',
    async act(page) {
      await page.getByRole('radio', { name: 'English' }).focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  key('language back', 'ArrowLeft'),
  click('follow a link', (page) => page.getByRole('contentinfo').getByRole('link').first()),
];

/** On the planner, from an empty form to a packing list. */
export const PLANNER_CONTROLS: readonly Control[] = [
  click('zoom in', (page) => page.getByRole('button', { name: 'Zoom in' })),
  click('zoom out', (page) => page.getByRole('button', { name: 'Zoom out' })),
  click('open the panel', (page) => page.getByRole('button', { name: 'Open the planner panel' })),
  click('close the panel', (page) => page.getByRole('button', { name: 'Close the planner panel' })),
  click('open the place search', (page) =>
    page
      .getByRole('button', { name: /^(?:search for a place|Choose a destination|Where to\?)$/iu })
      .first(),
  ),
  ...Array.from('Innsbruck').map((letter, index) =>
    key(`place search, letter ${index + 1}`, letter),
  ),
  {
    name: 'next result by key',
    async act(page) {
      await page
        .getByRole('option', { name: /Innsbruck/u })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  key('previous result by key', 'ArrowUp'),
  key('choose a place', 'Enter'),
  click('open the calendar', (page) => page.locator('[data-opens="startDate"]')),
  click('next month', (page) => page.getByRole('button', { name: 'Next month' })),
  click('choose the first day', (page) =>
    page.getByRole('gridcell').getByText('10', { exact: true }),
  ),
  key('a day on by key', 'ArrowRight'),
  click('choose the last day', (page) =>
    page.getByRole('gridcell').getByText('16', { exact: true }),
  ),
  click('one traveller more', (page) => page.getByRole('button', { name: 'One traveler more' })),
  click('one traveller fewer', (page) => page.getByRole('button', { name: 'One traveler fewer' })),
  click('into the preferences', (page) => page.getByLabel('Travel Preferences')),
  ...Array.from('hiking').map((letter, index) => key(`preferences, letter ${index + 1}`, letter)),
  click('get recommendations', (page) => page.getByRole('button', { name: 'Get Recommendations' })),
  {
    name: 'tick an item',
    async act(page) {
      await page.locator('[data-saved="true"]').waitFor();
      await press(page, page.getByRole('checkbox').first());
    },
  },
  click('go to the activities', (page) => page.getByRole('link', { name: 'Activities' }).first()),
  click('change the trip', (page) => page.getByRole('button', { name: 'Change trip' })),
];

function click(name: string, find: (page: Page) => Locator): Control {
  return { name, act: (page) => press(page, find(page)) };
}

function key(name: string, letter: string): Control {
  return { name, act: (page) => page.keyboard.press(letter) };
}
