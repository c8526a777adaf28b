// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { stopsOfDraft } from '#src/planner/store/stops.ts';
import { WishedStops } from '#src/planner/trip-form/wished-stops.tsx';
import { REAL } from '#tests/helpers/real-providers.ts';
import { open } from '#tests/planner/open-planner.ts';

afterEach(cleanup);

async function wish(preferences: string, language: Language = 'en') {
  const { store } = open();
  store.setLanguage(language);
  store.setPreferences(preferences);
  const i18n = await createI18n(language, ['planner']);
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={store}>
        <WishedStops geocoder={REAL.gazetteer} />
      </PlannerContext>
    </TextsProvider>,
  );
  const button = await screen.findByRole('button', {}, { timeout: 20_000 });
  return { button, stops: () => stopsOfDraft(store.getState()).map(({ stay }) => stay.nights) };
}

test('wishes that name towns ask whether they are stops', async () => {
  const { button, stops } = await wish('Vienna, then Krakow and Tallinn');
  expect(screen.getByRole('status').textContent).toBe('Make Vienna, Kraków and Tallinn stops?');
  act(() => void fireEvent.click(button));
  expect(stops()).toEqual([3, 3, 3]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('wishes that name a long way offer its stops, in German too', async () => {
  const { button, stops } = await wish('Wir fahren die Ringstraße in Island', 'de');
  expect(screen.getByRole('status').textContent).toBe('Ringstraße, Island: 8 Etappen, 11 Nächte?');
  fireEvent.click(button);
  await expect.poll(stops).toEqual([2, 1, 1, 2, 1, 2, 1, 1]);
});
