import { ChevronDown, ChevronUp, Pencil, Trash2, Umbrella, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { UNSCHEDULED, dayOf, placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { IdeaPlace } from '#src/domain/day-plan/change-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { isOwnIdea } from '#src/domain/day-plan/kept-idea.ts';
import { endOf } from '#src/domain/day-plan/step-idea.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { DaySheet } from './day-sheet.tsx';
import styles from './move-sheet.module.css';
import type { DaysActions } from '../use-days-actions.ts';

type MoveSheetProps = {
  idea: KeptIdea;
  actions: DaysActions;
  onEdit: (idea: KeptIdea) => void;
  onRemove: (idea: KeptIdea) => void;
};

/** Moves an idea without dragging: to a day, within it, to its plan for rain, or off the days. */
export function MoveSheet({ idea, actions, onEdit, onRemove }: MoveSheetProps) {
  const { t } = useTexts('days');
  const heading = useId();
  const { plan, days, ideas } = actions;
  const place = placeOf(plan, idea.key) ?? UNSCHEDULED;
  const close = () => actions.showMenu(null);
  const moveTo = (to: IdeaPlace) => {
    close();
    actions.moveTo(idea.key, to);
  };
  const leaveFor = (next: (one: KeptIdea) => void) => {
    close();
    next(idea);
  };
  const parts = [ideas.about(idea), whereWords()].filter((part) => part !== '');
  return (
    <DaySheet headingId={heading} heading={ideas.nameOf(idea.key)} onClose={close}>
      <p className={styles['about']}>{parts.join(' · ')}</p>
      <ol className={styles['days']}>
        {plan.days.map((_, number) => (
          <li key={days.dateOf(number)}>
            <DayButton
              number={number}
              actions={actions}
              current={place.in !== 'unscheduled' && place.day === number}
              onChoose={() => moveTo(endOf(plan, number))}
            />
          </li>
        ))}
      </ol>
      <ul className={styles['actions']}>
        <OnItsDay place={place} actions={actions} onMove={moveTo} />
        {place.in === 'unscheduled' ? null : (
          <Action icon={<X {...ICON} />} onPress={() => moveTo(UNSCHEDULED)}>
            {t('move.off')}
          </Action>
        )}
        {isOwnIdea(idea) ? (
          <Action icon={<Pencil {...ICON} />} onPress={() => leaveFor(onEdit)}>
            {t('move.edit')}
          </Action>
        ) : null}
        <Action icon={<Trash2 {...ICON} />} onPress={() => leaveFor(onRemove)}>
          {t(isOwnIdea(idea) ? 'move.delete' : 'move.letGo')}
        </Action>
      </ul>
    </DaySheet>
  );

  function whereWords(): string {
    if (place.in === 'unscheduled') return t('move.nowNowhere');
    return t(place.in === 'rain' ? 'move.nowRain' : 'move.nowOn', { number: place.day + 1 });
  }
}

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

type DayButtonProps = {
  number: number;
  actions: DaysActions;
  current: boolean;
  onChoose: () => void;
};

function DayButton({ number, actions, current, onChoose }: DayButtonProps) {
  const { t } = useTexts('days');
  const { plan, days } = actions;
  const count = dayOf(plan, number).ideas.length;
  return (
    <button
      type="button"
      className={styles['day']}
      aria-current={current}
      data-free={count === 0}
      data-initial-focus={current ? true : undefined}
      onClick={onChoose}
    >
      <span className={styles['disc']} aria-hidden="true">
        {number + 1}
      </span>
      <span>
        <b>{days.short(number)}</b>
        <span>{count === 0 ? t('move.free') : t('move.ideas', { count })}</span>
      </span>
    </button>
  );
}

type OnItsDayProps = { place: IdeaPlace; actions: DaysActions; onMove: (to: IdeaPlace) => void };

/** Actions on an idea within its day. */
function OnItsDay({ place, actions, onMove }: OnItsDayProps) {
  const { t } = useTexts('days');
  if (place.in === 'unscheduled') return null;
  const { day, at } = place;
  const { ideas, rain } = dayOf(actions.plan, day);
  const number = day + 1;
  if (place.in === 'rain') {
    return (
      <Action icon={<ChevronUp {...ICON} />} onPress={() => onMove(endOf(actions.plan, day))}>
        {t('move.intoPlan', { number })}
      </Action>
    );
  }
  return (
    <>
      {at === 0 ? null : (
        <Action
          icon={<ChevronUp {...ICON} />}
          onPress={() => onMove({ in: 'ideas', day, at: at - 1 })}
        >
          {t('move.earlier', { number })}
        </Action>
      )}
      {at === ideas.length - 1 ? null : (
        <Action
          icon={<ChevronDown {...ICON} />}
          onPress={() => onMove({ in: 'ideas', day, at: at + 1 })}
        >
          {t('move.later', { number })}
        </Action>
      )}
      <Action
        icon={<Umbrella {...ICON} />}
        onPress={() => onMove({ in: 'rain', day, at: rain.length })}
      >
        {t('move.forRain')}
      </Action>
    </>
  );
}

type ActionProps = { icon: ReactNode; onPress: () => void; children: ReactNode };

function Action({ icon, onPress, children }: ActionProps) {
  return (
    <li>
      <button type="button" className={styles['action']} onClick={onPress}>
        {icon}
        {children}
      </button>
    </li>
  );
}
