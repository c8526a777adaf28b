import { LoaderCircle, LocateFixed, Minus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { askPosition } from './own-position.ts';
import type { PositionFault } from './own-position.ts';
import styles from './map-controls.module.css';

type MapControlsProps = {
  onZoom: (steps: 1 | -1) => void;
  /** Null where no place can be chosen. */
  onLocated: ((point: LatLng) => void) | null;
  /** Stands above the buttons. */
  question: ReactNode;
};

/** The state of locating the device. */
type Search = 'none' | 'locating' | PositionFault;

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Zoom and locate buttons; the position is requested on press only. */
export function MapControls({ onZoom, onLocated, question }: MapControlsProps) {
  const { t } = useTexts('map');
  const [search, setSearch] = useState<Search>('none');
  const locate = (report: (point: LatLng) => void) => {
    if (search === 'locating') return;
    setSearch('locating');
    const found = (point: LatLng) => {
      setSearch('none');
      report(point);
    };
    askPosition(found, setSearch);
  };
  return (
    <div className={styles['controls']} data-over-map>
      {question}
      <Message search={search} onClose={() => setSearch('none')} />
      {onLocated !== null && (
        <button
          type="button"
          className={styles['single']}
          aria-label={t('locate')}
          title={t('locate')}
          onClick={() => locate(onLocated)}
        >
          {search === 'locating' ? (
            <LoaderCircle {...ICON} className={styles['turning']} />
          ) : (
            <LocateFixed {...ICON} />
          )}
        </button>
      )}
      <div className={styles['pair']}>
        <button type="button" aria-label={t('zoom-in')} onClick={() => onZoom(1)}>
          <Plus {...ICON} />
        </button>
        <button type="button" aria-label={t('zoom-out')} onClick={() => onZoom(-1)}>
          <Minus {...ICON} />
        </button>
      </div>
    </div>
  );
}

/** Always rendered: screen readers announce changes of an existing live region only. */
function Message({ search, onClose }: { search: Search; onClose: () => void }) {
  const { t } = useTexts('map');
  return (
    <output className={styles['message']}>
      {search === 'none' ? null : <span>{t(search)}</span>}
      {search === 'none' || search === 'locating' ? null : (
        <button type="button" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <X {...ICON} size={18} />
        </button>
      )}
    </output>
  );
}
