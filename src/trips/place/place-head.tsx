import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTripWords } from '../trip/trip-words.ts';
import { MapThumbnailButton } from './map-thumbnail-button.tsx';
import styles from './place-head.module.css';
import type { PlaceMapProps } from './place-map.tsx';

type PlaceHeadProps = PlaceMapProps & {
  planned: PlannedTrip;
  /** 'Your wishes: hiking'; empty without any. */
  wishes: string;
};

/**
 * Name, dates and travellers of a trip, on a narrow screen with a thumbnail that opens the map; that of a trip
 * with stops stands above their strip.
 */
export function PlaceHead({ wishes, ...map }: PlaceHeadProps) {
  const words = useTripWords(map.planned);
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        <h1 className={styles['place']} translate="no" lang={words.placeLanguage}>
          {words.name}
        </h1>
        <p className={styles['context']} translate="no" lang={words.placeLanguage}>
          {words.context}
        </p>
        <p className={styles['facts']}>
          <span>{words.dates}</span> <span>{words.days}</span> <span>{words.travelers}</span>
        </p>
      </div>
      {map.planned.stops === undefined ? <MapThumbnailButton {...map} /> : null}
      {wishes === '' ? null : <p className={styles['wishes']}>{wishes}</p>}
    </div>
  );
}
