import { MOST_IDEAS } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { UndoToast } from '#src/ui/overlays/undo-toast.tsx';
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
        <UndoToast undo={undoOf(notice)} closeLabel={t('close')} onClose={onClose}>
          {notice.what === 'full'
            ? t('full', { most: MOST_IDEAS })
            : t('gone', { name: notice.name, number: notice.number })}
        </UndoToast>
      )}
    </ToastRegion>
  );

  function undoOf(one: Notice) {
    if (one.what === 'full') return undefined;
    const onPress = () => {
      onUndo(one.back);
      onClose();
    };
    return { label: t('undo'), onUndo: onPress };
  }
}
