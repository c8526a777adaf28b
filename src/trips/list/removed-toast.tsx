import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss();
  };
  const place =
    removed === null ? '' : (wordingIn(removed, language)?.place ?? removed.trip.location.place);
  return (
    <ToastRegion>
      {removed === null && failed === null ? null : (
        <Toast onKeyDown={onKeyDown}>
          <p>{toldText()}</p>
          {removed === null ? null : (
            <button ref={undoButton} type="button" onClick={() => void undo()}>
              {t('removed.undo')}
            </button>
          )}
          <IconButton label={t('removed.close')} onClick={dismiss}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );

  function toldText(): string {
    if (failed === 'remove') return t('removed.failed');
    if (failed === 'undo') return t('removed.undoFailed');
    return t('removed.told', { place: placeParts(place).name });
  }
}
