import { X } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import type { DayActions } from './use-day-actions.ts';

/** Tells the last change of today's plan, with undo. */
export function DayToast({ actions: { done, undo, close } }: { actions: DayActions }) {
  const { t } = useTexts('today');
  return (
    <ToastRegion>
      {done === null ? null : (
        <Toast
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <p>{done.text}</p>
          <button type="button" onClick={undo}>
            {t('undo')}
          </button>
          <IconButton label={t('close')} onClick={close}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
