import { Plus } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { usePlannerStore } from '#src/planner/planner-context.ts';
import { FarNote } from './far-note.tsx';
import { GapNote } from './gap-note.tsx';
import { StopRow } from './stop-row.tsx';
import type { RemovedStop } from './stop-removed.tsx';
import styles from './stops.module.css';
import { useMoving } from './use-moving.ts';
import { useStops } from './use-stops.ts';
import type { ShownStop } from './use-stops.ts';

type StopsCardProps = { onSearch: () => void; onRemoved: (removed: RemovedStop) => void };

/** The stops of the trip in their order: how long each lasts, what lies between them, and one more. */
export function StopsCard({ onSearch, onRemoved }: StopsCardProps) {
  const { t } = useTexts('planner');
  const { t: say } = useTexts('stops');
  const store = usePlannerStore();
  const { all } = useStops();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const { moving, moved, grip, move } = useMoving(list, all.length);
  const keys = keysOf(all);
  const add = () => {
    store.addStop();
    onSearch();
  };
  const change = (at: number) => {
    store.selectStop(at);
    onSearch();
  };
  const remove = (at: number) => {
    const name = all[at]?.name ?? t('place.unknown');
    const undo = store.removeStop(at);
    setOpened(null);
    onRemoved({ name, undo });
  };
  const isFull = all.length >= MOST_STOPS;
  const nights = all.reduce((sum, { stay }) => sum + stay.nights, 0);
  return (
    <section className={styles['card']} aria-label={t('place.none-title')}>
      <p className={styles['head']} aria-hidden="true">
        <span>{t('place.none-title')}</span>
        <span>{say('nights')}</span>
      </p>
      <ol ref={list}>
        {all.map((stop, at) => (
          <Fragment key={keys[at]}>
            {stop.stay.gap === 0 || at === 0 ? null : (
              <li>
                <GapNote at={at} before={all[at - 1]} after={stop} />
              </li>
            )}
            <StopRow
              {...{ stop, at, grip }}
              of={all.length}
              isMoving={moving === at}
              isOpen={opened === keys[at]}
              onOpen={() => setOpened(opened === keys[at] ? null : (keys[at] ?? null))}
              onNights={(value) => store.setNights(at, value)}
              onChange={() => change(at)}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
            />
          </Fragment>
        ))}
      </ol>
      <button type="button" className={styles['add']} disabled={isFull} onClick={add}>
        <span className={styles['plus']}>
          <Plus size={17} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {isFull ? say('most') : t('stops.add')}
        <span className={styles['sum']}>{t('calendar.nights', { count: nights })}</span>
      </button>
      <FarNote stops={all} />
      <VisuallyHidden>
        <output>{moved === null ? '' : sayMoved(all[moved], moved)}</output>
      </VisuallyHidden>
    </section>
  );

  function sayMoved(stop: ShownStop | undefined, at: number): string {
    if (stop === undefined) return '';
    const values = { place: stop.name ?? '', at: at + 1, of: all.length };
    if (stop.days === null) return say('moved-undated', values);
    return say('moved', { ...values, dates: stop.days });
  }
}

/** By the place, so that a row keeps its element when it is moved; a place may come twice. */
function keysOf(all: readonly ShownStop[]): string[] {
  const seen = new Map<string, number>();
  return all.map(({ place }) => {
    const point = place.status === 'none' ? 'new' : `${place.point.lat} ${place.point.lng}`;
    const count = (seen.get(point) ?? 0) + 1;
    seen.set(point, count);
    return `${point} ${count}`;
  });
}
