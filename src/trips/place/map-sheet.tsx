import { X } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTripWords } from '../trip/trip-words.ts';
import styles from './map-sheet.module.css';
import { PlaceMap } from './place-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';

/** The map of a trip over the whole screen; the selected idea is named below. */
export function MapSheet({ onClose, ...map }: PlaceMapProps & { onClose: () => void }) {
  const { t } = useTexts('trips');
  const heading = useId();
  const words = useTripWords(map.planned);
  const selected = map.ideas?.markers.find(({ index }) => index === map.ideas?.selected);
  return (
    <Dialog labelledBy={heading} look="screen" onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={heading} className={styles['heading']} lang={words.placeLanguage}>
            {words.name}
          </h2>
          <IconButton label={t('trip.closeMap')} onClick={onClose} data-initial-focus>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <PlaceMap {...map} />
        {selected === undefined ? null : (
          <p className={styles['selected']} lang={words.placeLanguage}>
            <b>{selected.index + 1}</b> {selected.name}
          </p>
        )}
      </div>
    </Dialog>
  );
}
