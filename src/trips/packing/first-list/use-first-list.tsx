import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { householdLines } from '#src/domain/list/household.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Answered, GearStore } from '#src/result/gear-store.ts';
import { FirstListNote } from './first-list-note.tsx';
import { FirstListSheet } from './first-list-sheet.tsx';
import { hasAsked, rememberAsked } from './asked-memory.ts';

const storage = () => localStorage;

/** Fewer are not worth a question. */
const FEWEST = 3;

/**
 * The first list asks once which household things are at home: by a note above the list, and in a
 * sheet that opens from it or over packing mode. It does not ask on a trip that is over. Skipped,
 * it stores nothing and does not ask again.
 */
export function useFirstList(
  saved: SavedTrip,
  gear: GearStore,
  { packing, today }: { packing: boolean; today: IsoDay },
) {
  const language = useLanguage();
  const { status, items } = useStore(gear);
  const [asked, setAsked] = useState(() => hasAsked(storage));
  const [opened, setOpened] = useState(false);
  const lines = useMemo(() => {
    const wording = asked ? null : wordingIn(saved, language);
    const equipment = wording?.recommendation.sections.recommendedEquipment;
    return equipment === undefined
      ? []
      : householdLines(applyEdits(equipment, saved.listEdits), items);
  }, [asked, saved, language, items]);
  const isOver = saved.trip.request.endDate < today;
  const isOpen = !asked && !isOver && status === 'ready' && lines.length >= FEWEST;
  const done = useMemo(
    () => (answers: readonly Answered[]) => {
      rememberAsked(storage);
      setAsked(true);
      if (answers.length > 0) void gear.ownAll(saved, answers);
    },
    [gear, saved],
  );
  const listHead = useMemo<ReactNode>(
    () =>
      isOpen ? (
        <FirstListNote count={lines.length} onAsk={() => setOpened(true)} onSkip={() => done([])} />
      ) : null,
    [isOpen, lines.length, done],
  );
  const sheet =
    isOpen && (opened || packing) ? <FirstListSheet lines={lines} onDone={done} /> : null;
  return { listHead, sheet };
}
