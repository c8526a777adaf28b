import { useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import { MapCanvas } from '#src/map/map-canvas.tsx';
import { useTripWords } from '../trip/trip-words.ts';
import styles from './place-map.module.css';
import { PlacePicture } from './place-picture.tsx';
import { useTripStops } from './use-trip-stops.ts';
import type { ShownStop } from './use-trip-stops.ts';

export type PlaceMapProps = {
  planned: PlannedTrip;
  /** On a trip with stops only those of one day are shown: else it is the stops that one sees. */
  ideas: MapIdeas | null;
  /** The shown stop of a trip with stops. */
  stop?: ShownStop;
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  /** From edge to edge, without the line below it. */
  look?: 'framed' | 'bare';
};

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
/** The sheet below it lies over its lower edge. */
const ABOVE_SHEET = { ...NO_PADDING, bottom: 18 };

/** The place and its ideas on the map; its contour lines where the map does not load. */
export function PlaceMap({ planned, ideas, terrain, loadBasemap, ...props }: PlaceMapProps) {
  const { look = 'framed' } = props;
  const { t } = useTexts('trips');
  const language = useLanguage();
  const { name } = useTripWords(planned);
  const [failed, setFailed] = useState(false);
  const stops = useTripStops(planned, props.stop);
  const shownAt = stops?.stops.find(({ at }) => at === stops.shown)?.point;
  const location = shownAt ?? planned.trip.location;
  const ofDay = ideas !== null && ideas.onlyDay !== null;
  return (
    <figure className={styles[look]}>
      <div className={styles['frame']}>
        {failed ? (
          <PlacePicture terrain={terrain} loadBasemap={loadBasemap} point={location} />
        ) : (
          <MapCanvas
            readOnly
            loadBasemap={loadBasemap}
            language={language}
            pin={location}
            ideas={stops === null || ofDay ? ideas : null}
            stops={stops}
            padding={look === 'bare' ? ABOVE_SHEET : NO_PADDING}
            label={t('trip.map', { place: name })}
            onFailed={() => setFailed(true)}
          />
        )}
      </div>
      {look === 'bare' ? null : (
        <figcaption className={styles['caption']}>
          {failed ? <span>{t('trip.mapFailed')} </span> : null}
          {formatCoordinates(location, language)}
        </figcaption>
      )}
    </figure>
  );
}
