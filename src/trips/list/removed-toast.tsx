import { useEffect, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
import { placeParts } from '#src/domain/place/place-name.ts';
import type { TripsStore } from './trips-store.ts';

type RemovedToastProps = {
  store: TripsStore;
  /** The toast closed; the id of the restored trip, or null. */
  onDone: (restoredId: string | null) => void;
};

/** Reports a deletion, with undo. Takes the focus, because the focused card was unmounted. */
export function RemovedToast({ store, onDone }: RemovedToastProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const removed = useStore(store, (state) => state.removed);
  const failed = useStore(store, (state) => state.failed);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed !== null) undoButton.current?.focus();
  }, [removed]);

  const dismiss = () => {
    store.dismiss();
    onDone(null);
  };
  const undo = async () => {
    await store.undo();
    if (store.getState().removed === null) onDone(removed?.id ?? null);
  };
  const place =
    removed === null ? '' : (wordingIn(removed, language)?.place ?? removed.trip.location.place);
  return (
    <ToastRegion>
      {removed === null && failed === null ? null : (
        <UndoToast
          undo={
            removed === null ? undefined : { label: t('removed.undo'), onUndo: () => void undo() }
          }
          undoRef={undoButton}
          closeLabel={t('removed.close')}
          onClose={dismiss}
        >
          {toldText()}
        </UndoToast>
      )}
    </ToastRegion>
  );

  function toldText(): string {
    if (failed === 'remove') return t('removed.failed');
    if (failed === 'undo') return t('removed.undoFailed');
    return t('removed.told', { place: placeParts(place).name });
  }
}
