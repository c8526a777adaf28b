import { useTexts } from '#src/i18n/use-texts.ts';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import type { Packing } from './open-lines.tsx';

/** The last ticks, with undo. */
export function PackingToast({ ticks }: Pick<Packing, 'ticks'>) {
  const { t } = useTexts('trips');
  const { recent, undo, onHold } = ticks;
  return (
    <ToastRegion>
      {recent === null ? null : (
        <Toast
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
        >
          <p>
            {t(recent.ticked ? 'packing.ticked' : 'packing.unticked', {
              count: recent.keys.length,
              name: recent.lastName,
            })}
          </p>
          <button type="button" onClick={undo}>
            {t('packing.undo')}
          </button>
        </Toast>
      )}
    </ToastRegion>
  );
}
