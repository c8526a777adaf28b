import { useTexts } from '#src/i18n/use-texts.ts';
import { Toast } from '#src/ui/overlays/toast.tsx';
import type { Ticks } from './use-ticks.ts';

/** The last ticks, with undo. It goes by itself, but not while the pointer or the focus is on it. */
export function TicksToast({ ticks: { recent, undo, onHold } }: { ticks: Ticks }) {
  const { t } = useTexts('trips');
  if (recent === null) return null;
  return (
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
  );
}
