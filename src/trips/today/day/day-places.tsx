import type { ReactNode } from 'react';
import { dayShapes } from '#src/domain/day-plan/day-shape.ts';
import type { TodayStage } from '#src/domain/today/stage.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import { useOnTo } from '../use-on-to.ts';
import { FreeDay } from './free-day.tsx';
import { PlaceList } from './place-list.tsx';
import { RainBlock } from './rain-block.tsx';
import styles from '../today.module.css';
import type { DayActions } from './use-day-actions.ts';
import type { DayFacts } from '../use-day-facts.ts';

type DayPlacesProps = {
  saved: SavedTrip;
  stage: Exclude<TodayStage, { kind: 'eve' }>;
  facts: DayFacts;
  actions: DayActions;
  headingLevel: HeadingLevel;
};

/** The places planned for the day, or two offers where there are none, and the plan for rain. */

export function DayPlaces({ saved, stage, facts, actions, headingLevel }: DayPlacesProps) {
  const { t } = useTexts('today');
  const { words, plan, number, here, base, places, advice, rain, near } = facts;
  const shape = dayShapes(plan, facts.ground.bases)[number] ?? null;
  const onTo = useOnTo(saved, facts.ground.days[number]);
  return (
    <section>
      <Heading level={headingLevel} className={styles['heading']}>
        {headingOf()}
      </Heading>
      {onTo === null ? null : (
        <p className={styles['shape']}>
          {t('change', { ...onTo, distance: formatKilometres(onTo.km, words.language) })}
        </p>
      )}
      {shape === null || places.length === 0 ? null : shapeLine()}
      {places.length === 0 ? (
        <FreeDay sights={near} onPut={actions.put} />
      ) : (
        <PlaceList
          places={places}
          advice={advice}
          day={stage.day}
          timeZone={here.evidence?.timeZone ?? null}
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
