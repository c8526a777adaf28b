// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { Calendar } from '#src/planner/trip-form/dates/calendar.tsx';

afterEach(cleanup);

test('leads to any month and year at once, in English', async () => {
  await open('en', null);
  choose('Year', '2028');
  choose('Month', 'September');
  expect(screen.getByRole('grid', { name: 'September 2028' })).toBeDefined();
  expect(day('30 September 2028').getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'October 2028' })).toBeDefined();
});

test('leads to any month and year at once, in German', async () => {
  await open('de', null);
  choose('Monat', 'Dezember');
  choose('Jahr', '2030');
  expect(screen.getByRole('grid', { name: 'Dezember 2030' })).toBeDefined();
});

test('offers no month before the first day, nor after the last', async () => {
  await open('en', '2027-11-22');
  expect(offered('Year')).toEqual(['2026', '2027']);
  expect(offered('Month')).toEqual(['November', 'December']);
  const previous = screen.getByRole('button', { name: 'Previous month' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(previous);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  choose('Month', 'December');
  choose('Year', '2027');
  expect(screen.getByRole('grid', { name: 'November 2027' })).toBeDefined();
  expect(offered('Month')).not.toContain('December');
  expect(day('23 November 2027').getAttribute('aria-disabled')).toBe('true');
});

async function open(language: 'en' | 'de', max: string | null): Promise<void> {
  const i18n = await createI18n(language, ['planner']);
  render(
    <TextsProvider i18n={i18n}>
      <Calendar
        startDate=""
        endDate=""
        min="2026-11-23"
        max={max}
        today="2026-11-23"
        initial="2026-11-23"
        focusDay={false}
        onPick={() => undefined}
      />
    </TextsProvider>,
  );
}

function choose(label: string, text: string): void {
  const select = screen.getByRole('combobox', { name: label });
  const option = within(select).getByRole('option', { name: text });
  fireEvent.change(select, { target: { value: option.getAttribute('value') } });
}

function offered(label: string): string[] {
  return within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .filter((option) => !option.hasAttribute('disabled'))
    .map(({ textContent }) => textContent);
}

function day(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`${name}$`, 'u') });
}
