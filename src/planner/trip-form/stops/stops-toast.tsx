import { createPortal } from 'react-dom';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
import { usePlannerStore } from '#src/planner/planner-context.ts';
import type { StopsChange } from '#src/planner/store/planner-state.ts';
import { numberInWords } from '#src/wording/number-words.ts';

/** Says what was done to the stops, and undoes it. */
export function StopsToast({ change }: { change: StopsChange }) {
  const { t } = useTexts('stops');
  const language = useLanguage();
  const store = usePlannerStore();
  return createPortal(
    <ToastRegion>
      <UndoToast
        undo={{ label: t('undo'), onUndo: store.undoStopsChange }}
        closeLabel={t('close')}
        onClose={store.closeStopsChange}
      >
        {change.what === 'removed'
          ? t('removed', { place: change.name })
          : t('made', { number: numberInWords(change.count, language) })}
      </UndoToast>
    </ToastRegion>,
    document.body,
  );
}
