import { use, useState } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { MapCanvas } from '#src/map/map-canvas.tsx';
import type { MapSights } from '#src/map/sights/map-sights.ts';
import { SightSourcesContext } from '../sight-sources.ts';
import styles from './sights-map.module.css';

type SightsMapProps = {
  pin: LatLng;
  sights: MapSights;
  /** Covered from below by what lies over the map, px. */
  coveredPx: number;
};

/** The sights on a map of their own. Without a map, a sentence says that the list has them all. */
export function SightsMap({ pin, sights, coveredPx }: SightsMapProps) {
  const { t } = useTexts('sights');
  const language = useLanguage();
  const sources = use(SightSourcesContext);
  const [failed, setFailed] = useState(false);
  if (sources === null || failed) {
    return (
      <p role="alert" className={styles['failed']}>
        {t('mapFailed')}
      </p>
    );
  }
  return (
    <div className={styles['map']}>
      <MapCanvas
        readOnly
        loadBasemap={sources.loadBasemap}
        language={language}
        pin={pin}
        sights={sights}
        padding={{ top: 0, right: 0, bottom: coveredPx, left: 0 }}
        label={t('mapName')}
        follow={false}
        onFailed={() => setFailed(true)}
      />
    </div>
  );
}
