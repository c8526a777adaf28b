import { MapPin, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import type { Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { MapTap } from '#src/map/map-clicks.ts';
import { Button } from '#src/ui/button.tsx';
import { useBackCloses } from '#src/ui/overlays/open-overlays.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import styles from './tap-bubble.module.css';
import { useEscape } from './use-escape.ts';

type TapBubbleProps = {
  tap: MapTap;
  /** How much of the map the sheet covers from below, px. */
  coveredPx: number;
  geocoder: Geocoder;
  onChoose: () => void;
  /** `focused`: the focus was in the bubble. */
  onClose: (focused: boolean) => void;
};

/** The bubble stands below its point where there is less room than this above it, px. */
const ROOM_ABOVE_PX = 190;

/** Actions for a tapped point of the map. Not modal: the next press outside closes it. */
export function TapBubble({ tap, coveredPx, geocoder, onChoose, onClose }: TapBubbleProps) {
  const { t } = useTexts('planner');
  const titleId = useId();
  const nameId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => onClose(dialog.current?.contains(document.activeElement) ?? false);
  useEscape(close);
  useBackCloses(true, close);
  useEffect(() => {
    if (tap.by === 'key') dialog.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
  }, [tap]);
  const place: CSSProperties = {
    '--tap-x': `${tap.x}px`,
    '--tap-y': `${tap.y}px`,
    '--covered': `${coveredPx}px`,
  };
  return (
    <div
      className={styles['at']}
      style={place}
      data-tap-bubble
      data-side={tap.y < ROOM_ABOVE_PX ? 'below' : 'above'}
    >
      <span className={styles['ring']} aria-hidden="true" />
      <dialog
        ref={dialog}
        open
        className={styles['bubble']}
        aria-labelledby={titleId}
        aria-describedby={nameId}
      >
        <h2 id={titleId}>{t('tap.title')}</h2>
        <button
          type="button"
          className={styles['close']}
          aria-label={t('tap.close')}
          onClick={close}
        >
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <PointName id={nameId} tap={tap} geocoder={geocoder} />
        <Button look="primary" wide data-choose onClick={onChoose}>
          <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('tap.choose')}
        </Button>
      </dialog>
      <span className={styles['tail']} aria-hidden="true" />
    </div>
  );
}

type PointNameProps = { id: string; tap: MapTap; geocoder: Geocoder };

/** The name of the point once it is known, its coordinates where it has none. */
function PointName({ id, tap, geocoder }: PointNameProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const name = usePointName(tap, geocoder);
  return (
    <output id={id} className={styles['name']} translate="no">
      {name === null ? (
        <>
          <Skeleton width={150} height={14} />
          <VisuallyHidden>{t('place.loading')}</VisuallyHidden>
        </>
      ) : (
        name || formatCoordinates(tap.point, language)
      )}
    </output>
  );
}

/** Null while it is looked up, empty where there is none. */
function usePointName({ point }: MapTap, geocoder: Geocoder): string | null {
  const language = useLanguage();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const lookup = new AbortController();
    void geocoder
      .nameAt(point, language, lookup.signal)
      .catch((error: unknown) => {
        if (!lookup.signal.aborted) console.warn('The tapped point was not named', error);
        return '';
      })
      .then((found) => (lookup.signal.aborted ? undefined : setName(found)));
    return () => lookup.abort();
  }, [point, language, geocoder]);
  return name;
}
