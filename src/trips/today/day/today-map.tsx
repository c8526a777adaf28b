import { Maximize2 } from 'lucide-react';
import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { bowThrough } from '#src/map/markers/bow.ts';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';
import { MapThumbnail } from '#src/map/thumbnail/map-thumbnail.tsx';
import type { TodayPlace } from '../today-day.ts';
import styles from './today-map.module.css';
import { spreadDots } from '#src/trips/place/spread-dots.ts';
import { useBoxSize } from './use-box-size.ts';

/** With all of the map's code, so it is loaded by the first press. */
const MapSheet = lazy(async () => ({
  default: (await import('#src/trips/place/map-sheet.tsx')).MapSheet,
}));

type TodayMapProps = {
  planned: PlannedTrip;
  places: readonly TodayPlace[];
  /** For screen readers, of each place on the large map. */
  labels: readonly string[];
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
};

/** The pin, the places of today in their order and the trail through them; a press opens the map. */
export function TodayMap({ planned, places, labels, terrain, loadBasemap }: TodayMapProps) {
  const { t } = useTexts('today');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const { location } = planned.trip;
  return (
    <>
      <div ref={box} className={styles['map']}>
        {size === null ? null : (
          <Picture base={location} places={places} size={size} loadBasemap={loadBasemap} />
        )}
        <button
          type="button"
          className={styles['open']}
          aria-label={t('openMap')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>
            <Maximize2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </button>
      </div>
      {isOpen ? (
        <Suspense>
          <LargeMap
            {...{ planned, places, labels, terrain, loadBasemap }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type PictureProps = Pick<TodayMapProps, 'places' | 'loadBasemap'> & {
  base: LatLng;
  size: { width: number; height: number };
};

const DISC = 14;
/** In a town the streets are the map app's. */
const CLOSEST = 11;
const MIDDLE = { x: 0, y: 0 };

function Picture({ base, places, size, loadBasemap }: PictureProps) {
  const shown = places.flatMap(({ idea: { key, at } }, order) =>
    at === undefined ? [] : [{ key, at, number: order + 1 }],
  );
  const fitted = fitPoints([base, ...shown.map(({ at }) => at)], size, CLOSEST);
  const [pin = MIDDLE, ...exact] = fitted.dots;
  const dots = spreadDots(exact, pin);
  return (
    <div className={styles['picture']} aria-hidden="true">
      <MapThumbnail
        loadBasemap={loadBasemap}
        point={fitted.centre}
        level={fitted.level}
        size={fitted.drawn}
      />
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        <path className={styles['trail']} d={bowThrough([pin, ...dots])} />
        <path
          className={styles['pin']}
          transform={`translate(${pin.x} ${pin.y}) scale(0.72) translate(-19 -50)`}
          d="M19 50C17 38 1 33 1 19a18 18 0 0 1 36 0c0 14-16 19-18 31zM19 25.5a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13z"
        />
        {shown
          .map(({ key, number }, at) => (
            <g
              key={key}
              className={styles['disc']}
              transform={`translate(${dots[at]?.x ?? 0} ${dots[at]?.y ?? 0})`}
            >
              <circle r={DISC} />
              <text y="5">{number}</text>
            </g>
          ))
          .toReversed()}
      </svg>
    </div>
  );
}

function LargeMap({
  planned,
  places,
  labels,
  onClose,
  ...map
}: TodayMapProps & { onClose: () => void }) {
  const { t } = useTexts('today');
  const { t: tResult } = useTexts('result');
  const [selected, setSelected] = useState(-1);
  const ideas = useMemo<MapIdeas>(() => {
    const today = { kept: true, day: 0 };
    const markers = places.flatMap(({ idea: { at: point }, name }, index) => {
      const label = labels[index] ?? name;
      return point === undefined ? [] : [{ ...today, index, order: index, name, label, point }];
    });
    return {
      markers,
      selected,
      trails: [{ day: 0, points: markers.map(({ point }) => point) }],
      litDay: null,
      onlyDay: 0,
      onSelect: setSelected,
      listLabel: t('list'),
      clusterLabel: (numbers) => tResult('onMap.cluster', { numbers }),
    };
  }, [places, labels, selected, t, tResult]);
  return <MapSheet planned={planned} ideas={ideas} {...map} onClose={onClose} />;
}
