// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { LocationModal } from '#src/planner/location-modal/location-modal.tsx';
import type { StopsToMake } from '#src/planner/location-modal/stops-to-make.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

afterEach(cleanup);

async function openWith(text: string, language: Language, hasDates = false) {
  const made: StopsToMake[] = [];
  const i18n = await createI18n(language, ['planner']);
  render(
    <TextsProvider i18n={i18n}>
      <LocationModal
        geocoder={REAL.gazetteer}
        places={REAL.gazetteer}
        home={null}
        near={null}
        current={text}
        onDevice
        hasDates={hasDates}
        onChosen={() => {}}
        onStops={(stops) => made.push(stops)}
        onClose={() => {}}
      />
    </TextsProvider>,
  );
  const make = language === 'en' ? /Make these stops/u : /Daraus Etappen machen/u;
  const button = await screen.findByRole('button', { name: make }, { timeout: 20_000 });
  return { made, button, names: () => made.at(-1)?.found.map(({ name }) => name) };
}

test('a line of places is shown as it was understood and made into stops', async () => {
  const { button, names, made } = await openWith('Vienna, Krakow, Tallinn', 'en');
  const rows = within(screen.getByRole('region', { name: 'Several places' }));
  expect(rows.getAllByRole('listitem')[1]?.textContent).toContain('KrakówCity · Lesser Poland');
  expect(screen.getByRole('status').textContent).toMatch(/^3 places, .* 1,420\skm/u);
  expect(screen.queryAllByRole('option', { name: /Airport/u })).toEqual([]);
  fireEvent.click(button);
  expect(names()).toEqual(['Vienna', 'Kraków', 'Tallinn']);
  expect(made[0]?.nights).toEqual([3, 3, 3]);
});

test('Enter makes them, with the nights that are written, in German too', async () => {
  const { names, made } = await openWith('3 Nächte Rom, 2 Florenz', 'de');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(names()).toEqual(['Rom', 'Florenz']);
  expect(made[0]?.nights).toEqual([3, 2]);
});

test('of more places than a trip has stops the first twelve are offered, and the others told', async () => {
  const towns =
    'Vienna, Salzburg, Munich, Zurich, Milan, Genoa, Nice, Lyon, Paris, Brussels, Cologne, Hamburg, Berlin, Prague';
  const { button, names } = await openWith(towns, 'en');
  expect(screen.getByRole('status').textContent).toMatch(
    /^12 places, .* the last 2 places are left out\.$/u,
  );
  fireEvent.click(button);
  expect(names()).toHaveLength(12);
  expect(names()?.at(-1)).toBe('Hamburg');
});

test('the nights of dates that are chosen are shared out', async () => {
  const { button, made } = await openWith('Vienna, Krakow', 'en', true);
  expect(screen.getByText(/nights of your dates are shared out/u)).toBeDefined();
  fireEvent.click(button);
  expect(made[0]?.nights).toBeUndefined();
});

test('another place of the same name can be meant', async () => {
  const { button, made } = await openWith('Vienna, Krakow', 'en');
  const others = screen.getByRole('combobox', { name: 'Other places called Vienna' });
  const virginia = within(others).getByRole('option', { name: 'Vienna, Virginia, United States' });
  fireEvent.change(others, { target: { value: virginia.getAttribute('value') } });
  fireEvent.click(button);
  expect(made[0]?.found[0]?.context).toContain('Virginia');
});

test('the text can be searched for as one name', async () => {
  await openWith('Vienna, Krakow', 'en');
  fireEvent.click(screen.getByRole('button', { name: 'Search as one name' }));
  expect(screen.queryByRole('button', { name: 'Make these stops' })).toBeNull();
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
});

test('a long way offers its own stops with nights', async () => {
  const { button, names, made } = await openWith('Ring road', 'en');
  expect(button.textContent).toContain('8 stops, 11 nights');
  fireEvent.click(button);
  await expect.poll(names).toContain('Vík í Mýrdal');
  expect(made[0]?.nights?.[0]).toBe(2);
});
