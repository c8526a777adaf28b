import { useTexts } from '#src/i18n/use-texts.ts';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
import type { DaysActions } from './use-days-actions.ts';
import type { Done, TripDays } from './use-trip-days.ts';

type DaysToastProps = { days: TripDays; actions: Pick<DaysActions, 'drag' | 'placeWords'> };

/** Where a dragged idea would lie, and what was just taken away, each with its way back. */
export function DaysToast({ days, actions }: DaysToastProps) {
  const { t } = useTexts('days');
  const { done, setDone, edit } = days;
  const dragged = actions.drag.drag;
  return (
    <ToastRegion>
      {dragged !== null ? (
        <Toast>
          <p>{actions.placeWords(dragged.key, dragged.to)}</p>
          <button type="button" onClick={actions.drag.cancel}>
            {t('drag.cancel')}
          </button>
        </Toast>
      ) : done === null ? null : (
        <UndoToast
          undo={{ label: t('done.undo'), onUndo: () => undo(done) }}
          closeLabel={t('done.close')}
          onClose={() => setDone(null)}
        >
          {wordsOf(done)}
        </UndoToast>
      )}
    </ToastRegion>
  );

  function undo(one: Done) {
    edit(one.back);
    setDone(null);
  }

  function wordsOf(one: Done): string {
    if (one.what === 'laid-out') return t('done.laid-out');
    if (one.what === 'brought') return t('done.brought', { count: one.count });
    if (one.what === 'placed') {
      return t('done.placed', { name: one.name, number: one.number });
    }
    return t(`done.${one.what}`, { name: one.name });
  }
}
