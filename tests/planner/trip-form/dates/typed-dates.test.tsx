// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { TripForm } from '#src/planner/trip-form/trip-form.tsx';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { open } from '#tests/planner/open-planner.ts';

afterEach(cleanup);

/** The planner's day in the tests, a Saturday. */
const TODAY = '2027-05-01';

const LABELS = {
  en: { start: 'Start Date', end: 'End Date', travelers: 'Travelers', wishes: /Preferences/u },
  de: { start: 'Startdatum', end: 'Enddatum', travelers: 'Reisende', wishes: /Reisevorlieben/u },
};

async function show(language: Language, wide = true) {
  const world = open();
  world.store.setLanguage(language);
  const i18n = await createI18n(language, ['planner', 'result']);
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={world.store}>
        <TripForm id="trip" wide={wide} today={TODAY} onSearch={() => undefined} />
      </PlannerContext>
    </TextsProvider>,
  );
  const labels = LABELS[language];
  return {
    ...world,
    start: screen.getByLabelText<HTMLInputElement>(labels.start),
    end: screen.getByLabelText<HTMLInputElement>(labels.end),
    travelers: screen.getByLabelText<HTMLInputElement>(labels.travelers),
    wishes: screen.getByLabelText<HTMLTextAreaElement>(labels.wishes),
  };
}

test('Enter goes from date to date, on to travelers and wishes, and submits only after those', async () => {
  const { start, end, travelers, wishes } = await show('en');
  type(start, 'Sat, 12 June');
  expect(submitsAtEnter(start)).toBe(false);
  expect(start.value).toBe('12 Jun 2027');
  expect(document.activeElement).toBe(end);
  type(end, '20th of June');
  expect(submitsAtEnter(end)).toBe(false);
  expect(end.value).toBe('20 Jun 2027');
  expect(document.activeElement).toBe(travelers);
  expect(travelers.getAttribute('enterkeyhint')).toBe('next');
  expect(submitsAtEnter(travelers)).toBe(false);
  expect(document.activeElement).toBe(wishes);
  travelers.focus();
  await waitFor(() => expect(travelers.getAttribute('enterkeyhint')).toBe('go'));
  expect(submitsAtEnter(travelers)).toBe(true);
  end.focus();
  expect(submitsAtEnter(end)).toBe(false);
});

test('on a phone the question of the sheet follows the field that is gone to', async () => {
  await show('en', false);
  fireEvent.click(screen.getByRole('button', { name: 'Start Date: open the calendar' }));
  const sheet = await screen.findByRole('dialog', { name: 'When does it start?' });
  const [from, to] = within(sheet).getAllByRole('textbox');
  if (from === undefined || to === undefined) throw new Error('the sheet has no fields');
  fireEvent.focusIn(to, { relatedTarget: from });
  expect(screen.getByRole('heading', { name: 'When does it end?' })).toBeTruthy();
  fireEvent.focusIn(from, { relatedTarget: to });
  expect(screen.getByRole('heading', { name: 'When does it start?' })).toBeTruthy();
});

test('Enter passes an empty date and stays in one that is wrong, which it says', async () => {
  const { start, end } = await show('en');
  start.focus();
  submitsAtEnter(start);
  expect(document.activeElement).toBe(end);
  type(start, '12/06/2027');
  expect(screen.queryByRole('alert')).toBeNull();
  submitsAtEnter(start);
  expect(document.activeElement).toBe(start);
  expect(plainSpaces(screen.getByRole('alert').textContent)).toBe(
    '12 June 2027 or 6 December 2027? Write the month as a word, as in 12 Jun 2027.',
  );
  type(start, '30 Apr 2027');
  expect(screen.queryByRole('alert')).toBeNull();
  submitsAtEnter(start);
  expect(document.activeElement).toBe(start);
  expect(screen.getByRole('alert').textContent).toContain('in the past');
});

test.each([
  ['12/06/2027', '12. Juni 2027 oder 6. Dezember 2027? Schreib es mit Punkten'],
  ['Fr., 12. Juni 2027', 'Der 12. Juni 2027 ist ein Samstag.'],
  ['31.06.', 'Diesen Tag gibt es nicht.'],
  ['Sommer', 'Das lässt sich nicht als Datum lesen. Schreib es so: 01.07.2027.'],
])('in German, leaving %j says: %s', async (text, words) => {
  const { start, end } = await show('de');
  type(start, text);
  end.focus();
  expect(start.value).toBe(text);
  expect(plainSpaces((await screen.findByRole('alert')).textContent)).toContain(words);
  expect(start.getAttribute('aria-invalid')).toBe('true');
});

test('a range that is pasted into the first field fills both', async () => {
  const { start, end } = await show('de');
  type(start, '12.–20. Juni 2027');
  expect(end.value).toBe('20.06.2027');
  submitsAtEnter(start);
  expect([start.value, end.value]).toEqual(['12.06.2027', '20.06.2027']);
});

test('an end without a year follows the start', async () => {
  const { start, end } = await show('de');
  type(start, '28.12.');
  submitsAtEnter(start);
  type(end, '3. Jänner');
  submitsAtEnter(end);
  expect([start.value, end.value]).toEqual(['28.12.2027', '03.01.2028']);
});

test('half a year is no date once its field is left, by a reload too', async () => {
  const { store, start, end, memory, deps } = await show('en');
  type(start, '12 June 202');
  expect(store.getState().draft.startDate).toBe('2027-06-12');
  const reloaded = createPlannerStore({ ...deps, memory: { ...memory } }).getState();
  expect(reloaded.draft.startDate).toBe('');
  expect(reloaded.typedDates.startDate).toBe('12 June 202');
  end.focus();
  expect(store.getState().draft.startDate).toBe('');
  expect((await screen.findByRole('alert')).textContent).toContain('not a date we can read');
});

function type(field: HTMLInputElement, text: string): void {
  field.focus();
  fireEvent.change(field, { target: { value: text } });
}

/** Whether the browser is left to submit the form. */
function submitsAtEnter(field: HTMLElement): boolean {
  return fireEvent.keyDown(field, { key: 'Enter' });
}
