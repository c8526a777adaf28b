// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { LocationModal } from '#src/planner/location-modal/location-modal.tsx';
import { REAL } from '#tests/helpers/real-providers.ts';

afterEach(cleanup);

async function openWith(text: string, language: Language) {
  const chosen: FoundPlace[] = [];
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
        hasDates={false}
        onStops={() => {}}
        onChosen={(place) => chosen.push(place)}
        onClose={() => {}}
      />
    </TextsProvider>,
  );
  await screen.findAllByRole('option', {}, { timeout: 20_000 });
  const box = screen.getByRole('combobox');
  return { chosen, enter: (repeat = false) => fireEvent.keyDown(box, { key: 'Enter', repeat }) };
}

test('Enter asks about an address, and takes its town when it is pressed again', async () => {
  const { chosen, enter } = await openWith('Reuterplatz 3, 12047 Berlin, Germany', 'en');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Berlin, for: Reuterplatz 3');
  expect(screen.getByRole('alert').textContent).toBe('');
  enter();
  expect(chosen).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain(
    'Berlin is known here, “Reuterplatz 3” is not. Confirm once more to take Berlin.',
  );
  enter(true);
  expect(chosen).toEqual([]);
  enter();
  expect(chosen.map(({ name }) => name)).toEqual(['Berlin']);
});

test('the question has a button, in German too', async () => {
  const { chosen, enter } = await openWith('Reuterplatz 3, 12047 Berlin', 'de');
  enter();
  expect(screen.getByRole('alert').textContent).toContain('„Reuterplatz 3“ nicht');
  fireEvent.click(screen.getByRole('button', { name: 'Berlin nehmen' }));
  expect(chosen.map(({ name }) => name)).toEqual(['Berlin']);
});

test('Enter takes the place of a label at once', async () => {
  const { chosen, enter } = await openWith('Hallstatt, Upper Austria, Austria', 'en');
  enter();
  expect(chosen.map(({ name }) => name)).toEqual(['Hallstatt']);
});

test('the lines of a pasted address are kept apart', async () => {
  await openWith('Wien', 'de');
  const box = screen.getByRole('combobox');
  const text = 'Hotel Post\nDorf 11\r\n6764 Lech am Arlberg\n';
  fireEvent.paste(box, { clipboardData: { getData: () => text } });
  expect(box).toHaveProperty('value', 'WienHotel Post, Dorf 11, 6764 Lech am Arlberg');
});
