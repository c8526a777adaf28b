import { X } from 'lucide-react';
import { MOST_IDEAS } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import type { Notice } from './use-sights-view.ts';

type SightsToastProps = {
  notice: Notice | null;
  onUndo: (back: (plan: DayPlan) => DayPlan) => void;
  onClose: () => void;
};

/** Tells that letting go has taken a sight off its day, with undo; or why no more are kept. */
export function SightsToast({ notice, onUndo, onClose }: SightsToastProps) {
  const { t } = useTexts('sights');
  return (
    <ToastRegion>
      {notice === null ? null : (
        <Toast>
          <p>
            {notice.what === 'full'
              ? t('full', { most: MOST_IDEAS })
              : t('gone', { name: notice.name, number: notice.number })}
          </p>
          {notice.what === 'full' ? null : (
            <button
              type="button"
              onClick={() => {
                onUndo(notice.back);
                onClose();
              }}
            >
              {t('undo')}
            </button>
          )}
          <IconButton label={t('close')} onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
