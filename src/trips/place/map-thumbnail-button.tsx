import { Maximize2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useTripWords } from '../trip/trip-words.ts';
import { MapSheet } from './map-sheet.tsx';
import styles from './map-thumbnail-button.module.css';
import type { PlaceMapProps } from './place-map.tsx';
import { PlacePicture } from './place-picture.tsx';
import { useMapBeside } from './use-map-beside.ts';

/** The place, or all stops, as a small map; a press opens the large one. Nothing where the map stands beside. */
export function MapThumbnailButton(props: PlaceMapProps) {
  const { t } = useTexts('trips');
  const [open, setOpen] = useState(false);
  const { planned, stop, terrain, loadBasemap } = props;
  const { name } = useTripWords(planned);
  const stops = useMemo(() => planned.stops?.map(({ trip }) => trip.location), [planned.stops]);
  if (useMapBeside()) return null;
  return (
    <>
      <button
        type="button"
        className={styles[stops === undefined ? 'thumbnail' : 'route']}
        aria-label={t('trip.openMap', { place: name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PlacePicture
          {...{ terrain, loadBasemap, stops }}
          point={planned.trip.location}
          shown={stop?.at}
        />
        {stops === undefined ? null : (
          <span className={styles['enlarge']}>
            <Maximize2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </button>
      {open ? <MapSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
