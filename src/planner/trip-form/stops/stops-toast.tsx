import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
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
      <Toast>
        <p>
          {change.what === 'removed'
            ? t('removed', { place: change.name })
            : t('made', { number: numberInWords(change.count, language) })}
        </p>
        <button type="button" onClick={store.undoStopsChange}>
          {t('undo')}
        </button>
        <IconButton label={t('close')} onClick={store.closeStopsChange}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Toast>
    </ToastRegion>,
    document.body,
  );
}
