import { useState } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { MapCanvas } from '#src/map/map-canvas.tsx';
import styles from './idea-map.module.css';

type IdeaMapProps = {
  /** The pin: the idea's point, or the trip's until one is chosen. */
  pin: LatLng;
  loadBasemap: () => Promise<Basemap>;
  onPlace: (point: LatLng) => void;
};

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

/** A map whose next tap, or Enter at its crosshair, is where the idea is. */
export function IdeaMap({ pin, loadBasemap, onPlace }: IdeaMapProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  if (failed) return <p role="alert">{t('add.mapFailed')}</p>;
  return (
    <div className={styles['map']}>
      <MapCanvas
        placing
        follow={false}
        loadBasemap={loadBasemap}
        language={language}
        pin={pin}
        padding={NO_PADDING}
        label={t('add.map')}
        onPlace={onPlace}
        onPinMoved={onPlace}
        onFailed={() => setFailed(true)}
      />
    </div>
  );
}
