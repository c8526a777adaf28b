import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf } from '#src/domain/day-plan/change-plan.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { daylightAt } from '../day-light.ts';
import { DayNote } from './day-note.tsx';
import styles from './day-row.module.css';
import { DaylightBar } from './daylight-bar.tsx';
import { IdeaLine } from './idea-line.tsx';
import { NearButton } from '../near-day/near-button.tsx';
import { NearChips } from './near-chips.tsx';
import { RainLine } from './rain-line.tsx';
import { ShapeLine } from './shape-line.tsx';
import type { DaysActions } from '../use-days-actions.ts';

type DayRowProps = {
  planned: PlannedTrip;
  number: number;
  actions: DaysActions;
  onAdd: () => void;
  /** Of the date; below the heading of a stop, 4. */
  headingLevel?: HeadingLevel;
  /** On a trip with stops, what is special of the day: instead of what kind of day it is. */
  change?: ReactNode;
};

/** One day: its light, what kind of day it is, the ideas in their order, the plan for rain and the note. */
export function DayRow({ headingLevel = 3, change = null, ...props }: DayRowProps) {
  const { planned, number, actions, onAdd } = props;
  const { t } = useTexts('days');
  const { plan, days, drag } = actions;
  const { ideas, rain, note } = dayOf(plan, number);
  const daylight = daylightAt(planned, days.dateOf(number));
  const bar = insertionBar(actions, number);
  const shape = actions.shapes[number] ?? null;
  const isUnderWay = shape?.kind === 'trek';
  const isFree = ideas.length === 0;
  const isOpen = isFree && !isUnderWay && drag.drag === null;
  const near = (isOpen && !actions.readOnly && actions.near.get(number)) || [];
  return (
    <li
      className={styles['day']}
      data-drop-day={number}
      data-free={isFree && !isUnderWay}
      data-lit={actions.lit === number}
    >
      <span className={styles['disc']} aria-hidden="true">
        {number + 1}
      </span>
      <div className={styles['head']}>
        <Heading level={headingLevel}>
          <span aria-hidden="true">{days.short(number)}</span>
          <VisuallyHidden>{days.long(number)}</VisuallyHidden>
        </Heading>
        {daylight === null ? null : <DaylightBar daylight={daylight} />}
      </div>
      {shape === null || (change !== null && !isUnderWay) ? null : (
        <ShapeLine shape={shape} ideas={actions.ideas} />
      )}
      {change}
      <div className={styles['body']} data-bar={isFree && bar !== null ? 'in' : undefined}>
        {isOpen ? (
          <Free number={number} actions={actions} onAdd={onAdd} />
        ) : isFree && drag.drag === null ? null : (
          <Ideas {...{ ideas, actions, bar }} />
        )}
        {rain.length === 0 ? null : <RainLine number={number} rain={rain} actions={actions} />}
        <div className={styles['foot']}>
          <DayNote number={number} note={note} actions={actions} />
          {isFree || isUnderWay || actions.readOnly ? null : (
            <NearButton number={number} actions={actions} />
          )}
        </div>
        <NearChips
          label={t('near.list', { day: days.long(number) })}
          sights={near}
          putLabel={(sight) => t('near.put', { ...sight, number: number + 1 })}
          onPut={(idea) => actions.put(idea, number)}
        />
      </div>
    </li>
  );
}

type IdeasProps = Pick<DayRowProps, 'actions'> & { ideas: readonly string[]; bar: string | null };

function Ideas({ ideas, actions, bar }: IdeasProps) {
  return (
    <ul className={styles['ideas']} data-bar={bar === 'end' ? 'end' : undefined}>
      {ideas.map((key, at) => (
        <IdeaLine
          key={key}
          ideaKey={key}
          stop={ideas.length < 2 ? null : at + 1}
          actions={actions}
          bar={bar === key}
        />
      ))}
    </ul>
  );
}

/** A day without anything on it, to be filled. */
function Free({ number, actions, onAdd }: Omit<DayRowProps, 'planned'>) {
  const { t } = useTexts('days');
  if (actions.readOnly) return <p className={styles['nothing']}>{t('day.free')}</p>;
  return (
    <button
      type="button"
      className={styles['free']}
      aria-label={t('day.addTo', { day: actions.days.long(number) })}
      onClick={onAdd}
    >
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('day.free')}
    </button>
  );
}

/** Before which idea of the day the dragged one would lie: its key, or 'end'; null on another day. */
function insertionBar({ plan, drag }: DaysActions, number: number): string | null {
  const { key = '', to = null } = drag.drag ?? {};
  if (to === null || to.in !== 'ideas' || to.day !== number) return null;
  return dayOf(plan, number).ideas.filter((other) => other !== key)[to.at] ?? 'end';
}
