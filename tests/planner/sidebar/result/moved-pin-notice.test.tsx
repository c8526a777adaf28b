// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { MovedPinNotice } from '#src/planner/sidebar/result/moved-pin-notice.tsx';
import { openFilled } from '#tests/planner/open-planner.ts';
import { COAST, plannedFor, settled } from '#tests/planner/planner-world.ts';

afterEach(cleanup);

const TODAY = '2027-05-01';

async function openNotice(language: Language) {
  const world = await openFilled();
  const { store } = world;
  void store.submit();
  await settled();
  for (const trip of world.trips) world.plans.asked[0]?.resolve(plannedFor(trip));
  await vi.waitFor(() => expect(store.getState().planning.status).toBe('ready'));
  const i18n = await createI18n(language, ['planner']);
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={store}>
        <MovedPinNotice today={TODAY} />
      </PlannerContext>
    </TextsProvider>,
  );
  return world;
}

test.each([
  ['en', 'This result is for Eben am Achensee.', 'Ask again for Docksta'],
  ['de', 'Dieses Ergebnis gilt für Eben am Achensee.', 'Für Docksta neu planen'],
] as const)('in %s it names both places and requests a new plan', async (language, text, ask) => {
  const { store, names, trips } = await openNotice(language);
  expect(screen.queryByText(text)).toBeNull();
  store.movePin(COAST);
  await screen.findByText(text);
  names.asked[1]?.resolve('Docksta, Västernorrland, Sweden');
  fireEvent.click(await screen.findByRole('button', { name: ask }));
  await settled();
  expect(trips.at(-1)?.location).toMatchObject(COAST);
});

test('with invalid dates its button shows the form', async () => {
  const { store } = await openNotice('en');
  store.movePin(COAST);
  store.clearDates();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask again for the new place' }));
  expect(store.getState().view).toBe('form');
});
