import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '#src/domain/location.ts';
import type { MapPadding } from './map-padding.ts';
import styles from './map-controls.module.css';

type MapControlsProps = {
  padding: MapPadding;
  onZoom: (steps: 1 | -1) => void;
  /** Null where a place may not be chosen. */
  onLocated: ((point: LatLng) => void) | null;
};

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const LOCATE_TIME_LIMIT_MS = 15_000;

/** Zoom, and the own position: asked for only when the button is pressed. */
export function MapControls({ padding, onZoom, onLocated }: MapControlsProps) {
  const { t } = useTranslation('map');
  const [message, setMessage] = useState('');
  const locate = (report: (point: LatLng) => void) => {
    setMessage('');
    askPosition(report, () => setMessage(t('locate-failed')));
  };
  return (
    <div className={styles['controls']} style={{ bottom: padding.bottom + 44 }}>
      {message !== '' && <output className={styles['message']}>{message}</output>}
      {onLocated !== null && (
        <button
          type="button"
          className={styles['single']}
          aria-label={t('locate')}
          title={t('locate')}
          onClick={() => locate(onLocated)}
        >
          <LocateFixed {...ICON} />
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

function askPosition(report: (point: LatLng) => void, failed: () => void): void {
  if (!('geolocation' in navigator)) {
    failed();
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => report({ lat: coords.latitude, lng: coords.longitude }),
    failed,
    { timeout: LOCATE_TIME_LIMIT_MS },
  );
}
