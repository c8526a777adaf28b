import { useRef } from 'react';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import { DayMap } from './day-map.tsx';
import type { DayMapProps } from './day-map.tsx';
import styles from './days-map.module.css';
import { useMapBeside } from './use-map-beside.ts';
import { useNearView } from './use-near-view.ts';

/** On a phone the map stands over the days while they are read; nothing where it stands beside them. */
export function DaysMap(props: DayMapProps) {
  const beside = useMapBeside();
  return beside || plannedDays(props.days.plan) === 0 ? null : <OverDays {...props} />;
}

function OverDays(props: DayMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearView(frame);
  return (
    <div ref={frame} className={styles['frame']}>
      {near ? <DayMap {...props} look="bare" /> : null}
    </div>
  );
}
