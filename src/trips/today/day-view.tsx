import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  UNSCHEDULED,
  keep,
  letGo,
  move,
  placeOf,
  writeNote,
} from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { endOf } from '#src/domain/day-plan/step-idea.ts';
import { dayShapes } from '#src/domain/day-plan/day-shape.ts';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import { swapBack, swapPlans } from '#src/domain/today/rain-plan.ts';
import type { RainPlan } from '#src/domain/today/rain-plan.ts';
import type { TodayStage } from '#src/domain/today/stage.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import { DayTrail } from './day-trail.tsx';
import { EmergencyLines } from './emergency-lines.tsx';
import { FreeDay } from './free-day.tsx';
import { GoPacking } from './go-packing.tsx';
import { HomeLines } from './home-lines.tsx';
import { LightLine } from './light-line.tsx';
import { NoteLine } from './note-line.tsx';
import { usePacking } from './open-lines.tsx';
import { PackingToast } from './packing-toast.tsx';
import { PlaceList } from './place-list.tsx';
import { RainBlock } from './rain-block.tsx';
import { StillPacking } from './still-packing.tsx';
import { TodayColumns } from './today-columns.tsx';
import { labelOf } from './today-day.ts';
import { TodayMap } from './today-map.tsx';
import { TomorrowLine } from './tomorrow-line.tsx';
import type { DayFacts } from './use-day-facts.ts';
import styles from './today.module.css';

type DayViewProps = {
  head: ReactNode;
  saved: SavedTrip;
  stage: Exclude<TodayStage, { kind: 'eve' }>;
  now: Date;
  facts: DayFacts;
  change: (how: OwnChange) => void;
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  headingLevel: HeadingLevel;
};

/** A day of the trip; on the journey home, what is packed stands beside its half day. */
export function DayView(props: DayViewProps) {
  const { head, saved, stage, now, facts, change, terrain, loadBasemap, headingLevel } = props;
  const { words, number, base, places, tomorrow, advice } = facts;
  const actions = useDayActions(facts, saved, change);
  const isHome = stage.kind === 'home';
  const labels = places.map((place, at) => labelOf(place, at + 1, words));
  const isLastTomorrow = stage.number + 2 === stage.days;
  return (
    <>
      <TodayColumns
        isMap={!isHome}
        head={
          <>
            {head}
            <DayTrail
              startDate={saved.trip.request.startDate}
              number={stage.number}
              days={stage.days}
            />
            {isHome ? null : <LightLine saved={saved} day={stage.day} now={now} />}
            {stage.isBeforeAtHome ? <StillPacking saved={saved} /> : null}
          </>
        }
        main={<Places {...{ saved, stage, facts, headingLevel }} actions={actions} />}
        beside={
          isHome ? (
            <PackedForHome {...{ saved, change, headingLevel }} />
          ) : (
            <TodayMap
              planned={saved}
              places={places}
              labels={labels}
              terrain={terrain}
              loadBasemap={loadBasemap}
            />
          )
        }
        foot={
          <>
            <NoteLine
              key={number}
              note={facts.plan.days[number]?.note ?? ''}
              onWrite={actions.note}
            />
            {stage.number + 1 < stage.days ? (
              <TomorrowLine
                tripId={saved.id}
                day={stage.number + 2}
                isLast={isLastTomorrow}
                places={tomorrow}
                advice={advice}
                base={base}
              />
            ) : null}
            <EmergencyLines country={saved.country} />
          </>
        }
      />
      <DoneToast actions={actions} />
    </>
  );
}

type PlacesProps = Pick<DayViewProps, 'saved' | 'stage' | 'facts' | 'headingLevel'> & {
  actions: DayActions;
};

function Places({ saved, stage, facts, headingLevel, actions }: PlacesProps) {
  const { t } = useTexts('today');
  const { words, plan, number, base, places, advice, rain, near } = facts;
  const shape = dayShapes(plan, base)[number] ?? null;
  return (
    <section>
      <Heading level={headingLevel} className={styles['heading']}>
        {headingOf()}
      </Heading>
      {shape === null || places.length === 0 ? null : shapeLine()}
      {places.length === 0 ? (
        <FreeDay sights={near} onPut={actions.put} />
      ) : (
        <PlaceList
          places={places}
          advice={advice}
          day={stage.day}
          timeZone={saved.evidence?.timeZone ?? null}
          headingLevel={headingLevel === 2 ? 3 : 4}
          words={words}
        />
      )}
      {rain === null ? null : (
        <RainBlock rain={rain} base={base} words={words} onSwap={() => actions.swap(rain)} />
      )}
    </section>
  );

  function headingOf(): string {
    const count = places.length;
    if (count === 0) return t('free.heading');
    if (stage.kind === 'home') return t('halfDayLeft');
    return isSpelled(count) ? t(`places.${count}`) : t('places.more', { count });
  }

  function shapeLine(): ReactNode {
    if (shape?.kind === 'arrive') return <p className={styles['shape']}>{t('arriving')}</p>;
    if (shape?.kind !== 'trek') return null;
    const { key, day, of } = shape;
    const name = places.find(({ idea }) => idea.key === key)?.name ?? '';
    return <p className={styles['shape']}>{t('trek', { name, day, days: of })}</p>;
  }
}

function isSpelled(count: number): count is 1 | 2 | 3 | 4 | 5 | 6 {
  return count >= 1 && count <= 6;
}

type PackedForHomeProps = Pick<DayViewProps, 'saved' | 'change' | 'headingLevel'>;

function PackedForHome({ saved, change, headingLevel }: PackedForHomeProps) {
  const { t } = useTexts('today');
  const packing = usePacking(saved, 'home', change);
  return (
    <>
      <HomeLines {...{ saved, packing, change, headingLevel }} />
      <GoPacking tripId={saved.id} label={t('home.go')} />
      <PackingToast ticks={packing.ticks} />
    </>
  );
}

type Done = { text: string; back: (plan: DayPlan) => DayPlan };

/** The changes of today's plan, each said with its way back. */
function useDayActions(
  { plan, number, words }: DayFacts,
  { trip }: SavedTrip,
  change: (how: OwnChange) => void,
) {
  const { t } = useTexts('today');
  const [done, setDone] = useState<Done | null>(null);
  const edit = (how: (now: DayPlan) => DayPlan) =>
    change((own) => ({ ...own, days: how(fitPlan(own.days, trip.request)) }));
  return {
    done,
    close: () => setDone(null),
    undo() {
      if (done !== null) edit(done.back);
      setDone(null);
    },
    note: (text: string) => edit((now) => writeNote(now, number, text)),
    swap(rain: RainPlan) {
      edit((now) => swapPlans(now, number, rain));
      const names = rain.ideas.map((idea) => nameOf(idea.names, words.language)).join(', ');
      setDone({ text: t('rain.swapped', { names }), back: swapBack(plan, number) });
    },
    put(idea: KeptIdea) {
      const wasKept = placeOf(plan, idea.key) !== null;
      edit((now) => move(keep(now, idea), idea.key, endOf(now, number)));
      setDone({
        text: t('free.done', { name: nameOf(idea.names, words.language) }),
        back: (now) => (wasKept ? move(now, idea.key, UNSCHEDULED) : letGo(now, idea.key)),
      });
    },
  };
}

type DayActions = ReturnType<typeof useDayActions>;

function DoneToast({ actions: { done, undo, close } }: { actions: DayActions }) {
  const { t } = useTexts('today');
  return (
    <ToastRegion>
      {done === null ? null : (
        <Toast
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <p>{done.text}</p>
          <button type="button" onClick={undo}>
            {t('undo')}
          </button>
          <IconButton label={t('close')} onClick={close}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
