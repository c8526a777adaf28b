import { GripVertical, Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { nearDay } from '#src/domain/day-plan/near-day.ts';
import type { NearDay as NearDayOffers } from '#src/domain/day-plan/near-day.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { DaysActions } from '../use-days-actions.ts';
import { useNearWay } from '../use-near-way.ts';
import styles from './near-day.module.css';

type NearDayProps = {
  /** The day that is read, from 0. */
  read: number;
  actions: DaysActions;
};

const NOTHING: NearDayOffers = { sights: [], kept: [] };

/** Beside the days on a wide screen: what lies near the day that is read, to be dragged onto a day or added to it. */
export function NearDay({ read, actions }: NearDayProps) {
  const { t } = useTexts('days');
  const heading = useId();
  const { plan, days, ground } = actions;
  const number = useHeld(read, actions.drag.drag !== null);
  const facts = ground.facts[ground.stopOnDay[number] ?? 0] ?? ground.facts[0];
  // A trek goes on over days that have nothing of their own.
  const isUnderWay = actions.shapes[number]?.kind === 'trek';
  const near = useMemo(
    () => (facts === undefined || isUnderWay ? NOTHING : nearDay(plan, number, facts)),
    [plan, number, facts, isUnderWay],
  );
  const isEmpty = near.sights.length + near.kept.length === 0;
  const lead = isUnderWay ? t('nearDay.trek') : isEmpty ? t('nearDay.none') : null;
  return (
    <aside className={styles['near']} aria-labelledby={heading} data-drop-nothing>
      <h3 id={heading}>{t('nearDay.heading', { number: number + 1 })}</h3>
      <p>{lead ?? t('nearDay.lead', { date: days.short(number) })}</p>
      <Rows sights={near.sights} number={number} actions={actions} />
      {near.kept.length === 0 ? null : <h4>{t('nearDay.kept')}</h4>}
      <Rows sights={near.kept} number={number} actions={actions} />
      <button type="button" className={styles['more']} onClick={() => actions.startAdding(number)}>
        {t('nearDay.more', { number: number + 1 })}
      </button>
    </aside>
  );
}

/** While something is dragged the rows stay: the page may scroll to another day under it. */
function useHeld(read: number, isDragging: boolean): number {
  const [held, setHeld] = useState(read);
  if (!isDragging && held !== read) setHeld(read);
  return isDragging ? held : read;
}

type RowsProps = Pick<NearDayProps, 'actions'> & {
  sights: readonly NearSight[];
  number: number;
};

function Rows({ sights, number, actions }: RowsProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const wayTo = useNearWay();
  if (sights.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {sights.map((sight) => {
        const { idea } = sight;
        const name = nameOf(idea.names, language);
        return (
          <li
            key={idea.key}
            className={styles['row']}
            data-idea="near"
            onPointerDown={(event) => actions.drag.hold(event, idea.key, 'row')}
          >
            <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles['words']}>
              <b>{name}</b>
              <span>
                <KindIcon kind={knownKind(idea.kind)} />
                {actions.ideas.kindAndHours(idea)}
              </span>
              <span>{wayTo(sight)}</span>
            </span>
            <IconButton
              label={t('nearDay.put', { name, number: number + 1 })}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => actions.put(idea, number)}
            >
              <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
