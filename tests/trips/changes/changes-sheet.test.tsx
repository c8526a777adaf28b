// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addOwnLine } from '#src/domain/list/change-list.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { ChangesSheet } from '#src/trips/changes/changes-sheet.tsx';
import { ChangesToast } from '#src/trips/changes/changes-toast.tsx';
import { useProposal } from '#src/trips/changes/use-proposal.ts';
import { category, line } from '#tests/domain/list/lists.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createDevice } from '../trips-world.ts';

afterEach(cleanup);

const HARMONICA = {
  key: 'own-1',
  name: 'Harmonica',
  quantity: 1,
  weight_g: null,
  kind: null,
  part: 'trip',
  toBuy: false,
} as const;

/** The High Coast with these lines, in a month. */
function planned(month: string, lines: Parameters<typeof category>[1]): PlannedTrip {
  const coast = highCoast();
  const wording = coast.wordings.en;
  if (wording === undefined) throw new Error('no English text');
  const { sections } = wording.recommendation;
  const recommendedEquipment = {
    ...sections.recommendedEquipment,
    categories: [category('Clothing', lines)],
  };
  return highCoast({
    trip: {
      ...coast.trip,
      request: {
        ...coast.trip.request,
        startDate: `2027-${month}-10`,
        endDate: `2027-${month}-20`,
      },
    },
    wordings: {
      en: { ...wording, recommendation: { sections: { ...sections, recommendedEquipment } } },
    },
  });
}

const gloves = line('Gloves', { job: 'gloves', price: 39.9, quantity: 2 });
const swimwear = line('Swimwear', { job: 'swimwear', price: 31.4 });
const hat = (quantity: number) => line('Hat', { job: 'hat', quantity });

const JUNE = planned('06', [swimwear, hat(2)]);
const MARCH = planned('03', [gloves, hat(3)]);

type SheetProps = { saved: SavedTrip; history: TripHistory; onClose: () => void };

function Sheet({ saved, history, onClose }: SheetProps) {
  const actions = useProposal(history, saved);
  return (
    <>
      <ChangesSheet saved={saved} gear={[]} actions={actions} onClose={onClose} />
      <ChangesToast actions={actions} isCovered={false} />
    </>
  );
}

async function open(history = createDevice().openTab()) {
  const { id } = await history.save(JUNE);
  await history.change(id, addOwnLine(HARMONICA));
  await history.change(id, tickPacked(['swimwear', 'own-1'], true));
  await history.propose(id, MARCH);
  const saved = await history.get(id);
  if (saved === null) throw new Error('not stored');
  const onClose = vi.fn<() => void>();
  const i18n = await createI18n('en', ['trips', 'result', 'compare']);
  render(
    <TextsProvider i18n={i18n}>
      <Sheet saved={saved} history={history} onClose={onClose} />
    </TextsProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'What changes', hidden: true });
  return { history, id, onClose, dialog };
}

function textsOf(elements: readonly HTMLElement[]): string[] {
  return elements.map(({ textContent }) => plainSpaces(textContent));
}

test('dates, weather and list are told before and after', async () => {
  const { dialog } = await open();
  const text = plainSpaces(dialog.textContent);
  expect(text).toContain('before: 10–20 June 2027 → then: 10–20 March 2027');
  expect(text).toContain('15 °C colder by day, 15 °C by night');
  expect(text).toContain('Days around 2 °C, nights around −7 °C');
  // Nobody said that anything lacks.
  expect(text).not.toContain('€');
  const lines = textsOf(within(dialog).getAllByRole('listitem', { hidden: true }));
  expect(lines).toEqual(['added: Gloves × 2', 'another number: Hat, 2 → 3']);
});

test('a line that was ticked is not taken away', async () => {
  const { dialog } = await open();
  expect(dialog.textContent).not.toContain('removed');
  expect(dialog.textContent).toContain('2 lines stay as they are');
});

test('kept changes replace the plan, with what is one’s own, and can be taken back', async () => {
  const { history, id, onClose, dialog } = await open();
  const before = await history.get(id);
  within(dialog).getByRole('button', { name: 'Keep changes', hidden: true }).click();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await history.get(id)).toMatchObject({
    trip: MARCH.trip,
    packed: ['swimwear', 'own-1'],
  });
  expect((await history.get(id))?.proposal).toBeUndefined();
  await history.change(id, tickPacked(['gloves'], true));
  screen.getByRole('button', { name: 'Undo', hidden: true }).click();
  await waitFor(async () => expect((await history.get(id))?.proposal).toEqual(before?.proposal));
  const after = await history.get(id);
  expect(after).toMatchObject({ trip: JUNE.trip, packed: ['swimwear', 'own-1', 'gloves'] });
  expect(after?.listEdits.own.map(({ name }) => name)).toEqual(['Harmonica', 'Gloves']);
});

test('discarded changes are gone, and can be brought back', async () => {
  const { history, id, dialog } = await open();
  within(dialog).getByRole('button', { name: 'Discard', hidden: true }).click();
  await screen.findByText('The changes were discarded.');
  expect((await history.get(id))?.proposal).toBeUndefined();
  screen.getByRole('button', { name: 'Undo', hidden: true }).click();
  await waitFor(async () => expect((await history.get(id))?.proposal).toEqual(MARCH));
});

test('what cannot be stored is said, and the changes wait', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const history = createDevice().openTab();
  const full: TripHistory = { ...history, keep: () => Promise.reject(new Error('disk full')) };
  const { onClose, dialog } = await open(full);
  within(dialog).getByRole('button', { name: 'Keep changes', hidden: true }).click();
  await within(dialog).findByText('This could not be stored. Your trip is as it was.');
  expect(onClose).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
