import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';

export type RemovedStop = { name: string; undo: () => void };

type StopRemovedProps = { removed: RemovedStop; onClose: () => void };

/** Says which stop was removed, and puts it back. */
export function StopRemoved({ removed, onClose }: StopRemovedProps) {
  const { t } = useTexts('stops');
  const undo = () => {
    removed.undo();
    onClose();
  };
  return createPortal(
    <ToastRegion>
      <Toast>
        <p>{t('removed', { place: removed.name })}</p>
        <button type="button" onClick={undo}>
          {t('undo')}
        </button>
        <IconButton label={t('close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Toast>
    </ToastRegion>,
    document.body,
  );
}
