import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './trip-sheet.module.css';

type TripSheetProps = {
  heading: string;
  /** Name of the trip, below the heading. */
  trip: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet over a trip that says which one it is of. */
export function TripSheet({ heading, trip, closeLabel, onClose, children }: TripSheetProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} look="card" onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <div>
            <h2 id={id} className={styles['heading']}>
              {heading}
            </h2>
            {trip}
          </div>
          <IconButton label={closeLabel} onClick={onClose} data-initial-focus>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
