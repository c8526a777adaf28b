import type { KeyboardEvent, RefObject } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './map-canvas.module.css';
import type { MapPadding } from './map-padding.ts';

type MapGroundProps = {
  ref: RefObject<HTMLDivElement | null>;
  placing: boolean;
  readOnly: boolean;
  onEnter: () => void;
};

/** The element that OpenLayers draws in; Enter on it is a click at its centre. */
export function MapGround({ ref, placing, readOnly, onEnter }: MapGroundProps) {
  const { t } = useTexts('map');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== ref.current) return;
    // The same press must not also press the button that takes the focus.
    event.preventDefault();
    onEnter();
  };
  return (
    <div
      ref={ref}
      className={placing ? `${styles['map']} ${styles['placing']}` : styles['map']}
      role="application"
      translate="no"
      aria-label={t(placing ? 'placing' : readOnly ? 'keys' : 'keys-plan')}
      tabIndex={0}
      onKeyDown={press}
    />
  );
}

/** Marks where Enter places the pin; shown only while the map is focused. */
export function Crosshair({ padding }: { padding: MapPadding }) {
  return (
    <div
      className={styles['crosshair']}
      aria-hidden="true"
      style={{
        left: `calc(50% + ${(padding.left - padding.right) / 2}px)`,
        top: `calc(50% + ${(padding.top - padding.bottom) / 2}px)`,
      }}
    />
  );
}
