import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import styles from './day-sheet.module.css';

type DaySheetProps = {
  headingId: string;
  heading: string;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet at the foot of a phone, a card on a wide screen. */
export function DaySheet({ headingId, heading, onClose, children }: DaySheetProps) {
  const { t } = useTexts('days');
  const wide = useMediaQuery('(width >= 760px)', false);
  return (
    <Dialog labelledBy={headingId} look={wide ? 'card' : 'sheet'} onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={headingId} className={styles['heading']}>
            {heading}
          </h2>
          <IconButton label={t('done.close')} onClick={onClose}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
