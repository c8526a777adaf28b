import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
import { nameIn } from './gear-group-list.tsx';

type GearToastProps = {
  gear: GearStore;
  /** The toast closed. */
  onDone: () => void;
};

/** Reports what was removed, with undo. Takes the focus, because the focused row was unmounted. */
export function GearToast({ gear, onDone }: GearToastProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const { removed, failed } = useStore(gear);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed.length > 0) undoButton.current?.focus();
  }, [removed]);
  // The page's own message ends with it.
  useEffect(() => () => gear.dismiss(), [gear]);
  const dismiss = () => {
    gear.dismiss();
    onDone();
  };
  const undo = async () => {
    await gear.undo();
    if (!gear.getState().failed) onDone();
  };
  const [only, ...more] = removed;
  return (
    <ToastRegion>
      {only === undefined && !failed ? null : (
        <UndoToast
          undo={
            only === undefined ? undefined : { label: t('removed.undo'), onUndo: () => void undo() }
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
    if (failed || only === undefined) return t('gear.failed');
    if (more.length > 0) return t('gear.removedMany', { count: removed.length });
    return t('gear.removed', { name: nameIn(only, language).text });
  }
}
