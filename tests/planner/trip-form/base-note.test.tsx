// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addOwnLine, editLine } from '#src/domain/list/change-list.ts';
import type { Language } from '#src/domain/language/language.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { BaseNote } from '#src/planner/trip-form/base-note.tsx';
import { harmonica } from '#tests/domain/list/lists.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { open } from '../open-planner.ts';

afterEach(cleanup);

async function show(language: Language) {
  const world = open();
  const changes = [addOwnLine(harmonica), editLine('swimwear', { away: true })];
  const earlier = await world.history.save(
    highCoast(),
    changes.reduce((own, how) => how(own), NOTHING_OWN),
  );
  const i18n = await createI18n(language, ['planner', 'result']);
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={world.store}>
        <section>
          <h1 tabIndex={-1}>Trip Planning</h1>
          <BaseNote />
        </section>
      </PlannerContext>
    </TextsProvider>,
  );
  return { ...world, earlier };
}

test('names the list that comes along, and leaves it out at a press', async () => {
  const { store, earlier } = await show('en');
  expect(screen.queryByRole('status')).toBeNull();
  store.takeBase(earlier.id);
  const told = await screen.findByRole('status');
  expect(told.textContent).toBe(
    'With your list of High Coast, June 2027 1 line of your own · 1 not needed',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('says in German that the list is gone', async () => {
  const { store } = await show('de');
  store.takeBase('deleted');
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('ist nicht mehr auf diesem Gerät');
  fireEvent.click(screen.getByRole('button', { name: 'In Ordnung' }));
  await waitFor(() => expect(store.getState().base).toBeNull());
});
