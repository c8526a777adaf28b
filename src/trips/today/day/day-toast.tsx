import { useTexts } from '#src/i18n/use-texts.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
import type { DayActions } from './use-day-actions.ts';

/** Tells the last change of today's plan, with undo. */
export function DayToast({ actions: { done, undo, close } }: { actions: DayActions }) {
  const { t } = useTexts('today');
  return (
    <ToastRegion>
      {done === null ? null : (
        <UndoToast
          undo={{ label: t('undo'), onUndo: undo }}
          closeLabel={t('close')}
          onClose={close}
        >
          {done.text}
        </UndoToast>
      )}
    </ToastRegion>
  );
}
