import { Plus } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { usePlannerStore } from '#src/planner/planner-context.ts';
import { FarNote } from './far-note.tsx';
import { GapNote } from './gap-note.tsx';
import { StopRow } from './stop-row.tsx';
import styles from './stops.module.css';
import { useMoving } from './use-moving.ts';
import { useStops } from './use-stops.ts';
import type { ShownStop } from './use-stops.ts';

/** The stops of the trip in their order: how long each lasts, what lies between them, and one more. */
export function StopsCard({ onSearch }: { onSearch: () => void }) {
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
    setOpened(null);
    store.removeStop(at, all[at]?.name ?? t('place.unknown'));
  };
  return (
    <>
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
        <AddAnother stops={all} onAdd={add} />
        <VisuallyHidden>
          <Moved stops={all} at={moved} />
        </VisuallyHidden>
      </section>
      <FarNote stops={all} />
    </>
  );
}

type StopsProps = { stops: readonly ShownStop[] };

function AddAnother({ stops, onAdd }: StopsProps & { onAdd: () => void }) {
  const { t } = useTexts('planner');
  const { t: say } = useTexts('stops');
  const isFull = stops.length >= MOST_STOPS;
  const nights = stops.reduce((sum, { stay }) => sum + stay.nights, 0);
  return (
    <button type="button" className={styles['add']} disabled={isFull} onClick={onAdd}>
      <span className={styles['plus']}>
        <Plus size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {isFull ? say('most') : t('stops.add')}
      <span className={styles['sum']}>{t('calendar.nights', { count: nights })}</span>
    </button>
  );
}

/** 'Kraków, stop 2 of 3, 14–17 June', of the stop that was moved last; for screen readers. */
function Moved({ stops, at }: StopsProps & { at: number | null }) {
  const { t } = useTexts('stops');
  return <output>{said()}</output>;

  function said(): string {
    const stop = at === null ? undefined : stops[at];
    if (at === null || stop === undefined) return '';
    const values = {
      place: stop.name ?? t('unnamed', { number: at + 1 }),
      number: at + 1,
      all: stops.length,
    };
    return stop.days === null
      ? t('moved-undated', values)
      : t('moved', { ...values, dates: stop.days });
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
