import { useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useTripWords } from '../trip/trip-words.ts';
import { MapSheet } from './map-sheet.tsx';
import styles from './map-thumbnail-button.module.css';
import type { PlaceMapProps } from './place-map.tsx';
import { PlacePicture } from './place-picture.tsx';
import { useMapBeside } from './use-map-beside.ts';

/** The place as a small map; a press opens the large one. Nothing where the map stands beside. */
export function MapThumbnailButton(props: PlaceMapProps) {
  const { t } = useTexts('trips');
  const [open, setOpen] = useState(false);
  const { planned, terrain, loadBasemap } = props;
  const { name } = useTripWords(planned);
  if (useMapBeside()) return null;
  return (
    <>
      <button
        type="button"
        className={styles['thumbnail']}
        aria-label={t('trip.openMap', { place: name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PlacePicture terrain={terrain} loadBasemap={loadBasemap} point={planned.trip.location} />
      </button>
      {open ? <MapSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
