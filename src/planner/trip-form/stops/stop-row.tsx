import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { MOST_NIGHTS } from '#src/domain/stops/stays.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { usePlanner } from '#src/planner/planner-context.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './stops.module.css';
import type { Grip } from './use-moving.ts';
import type { ShownStop } from './use-stops.ts';

type StopRowProps = {
  stop: ShownStop;
  at: number;
  of: number;
  grip: Grip;
  isMoving: boolean;
  /** The stop's actions are shown. */
  isOpen: boolean;
  onOpen: () => void;
  onNights: (nights: number) => void;
  onChange: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A stop: its pin, its place and dates, its nights, and a grip to move it by. */
export function StopRow({ stop, at, of, grip, isMoving, isOpen, ...on }: StopRowProps) {
  const { t } = useTexts('stops');
  const ids = { name: useId(), nights: useId(), actions: useId() };
  const isChosen = stop.place.status === 'chosen';
  /** The open calendar sets its days. */
  const isLit = usePlanner(({ litStop }) => litStop === at);
  const name = stop.name ?? t('unnamed', { number: at + 1 });
  return (
    <li
      className={styles['stop']}
      data-row={at}
      data-moving={isMoving}
      data-open={isOpen || isLit || !isChosen}
    >
      <fieldset aria-labelledby={ids.name} className={styles['row']} data-last={at === of - 1}>
        <span className={styles['pin']}>
          <StopPin number={at + 1} look={isChosen ? 'filled' : 'open'} height={31} />
        </span>
        <button
          type="button"
          className={styles['place']}
          aria-expanded={isChosen ? isOpen : undefined}
          aria-controls={isChosen && isOpen ? ids.actions : undefined}
          onClick={isChosen ? on.onOpen : on.onChange}
        >
          <NameOf stop={stop} id={ids.name} />
          {stop.days === null || !isChosen ? null : <small>{stop.days}</small>}
        </button>
        <span>
          <label htmlFor={ids.nights}>
            <VisuallyHidden>{t('nights')}</VisuallyHidden>
          </label>
          <Stepper
            id={ids.nights}
            look="narrow"
            value={stop.stay.nights}
            min={0}
            max={MOST_NIGHTS}
            labels={{ fewer: t('fewer'), more: t('more') }}
            onChange={on.onNights}
          />
        </span>
        <button
          type="button"
          className={styles['grip']}
          aria-label={t('grip', { place: name })}
          data-grip={at}
          {...grip(at)}
        >
          <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </fieldset>
      {isOpen || !isChosen ? <Actions {...{ stop, at, of }} {...on} id={ids.actions} /> : null}
    </li>
  );
}

type ActionsProps = Pick<
  StopRowProps,
  'stop' | 'at' | 'of' | 'onChange' | 'onMove' | 'onRemove'
> & {
  id: string;
};

/** A stop's actions; one without a place can only be removed. */
function Actions({ stop, at, of, id, ...on }: ActionsProps) {
  const { t } = useTexts('stops');
  const isChosen = stop.place.status === 'chosen';
  return (
    <div id={id} className={styles['actions']}>
      {isChosen ? (
        <Button look="quiet" onClick={on.onChange}>
          <Pencil {...ICON} />
          {t('change')}
        </Button>
      ) : null}
      {at === 0 || !isChosen ? null : (
        <Button look="quiet" onClick={() => on.onMove(-1)}>
          <ArrowUp {...ICON} />
          {t('up')}
        </Button>
      )}
      {at === of - 1 || !isChosen ? null : (
        <Button look="quiet" onClick={() => on.onMove(1)}>
          <ArrowDown {...ICON} />
          {t('down')}
        </Button>
      )}
      <Button look="quiet" onClick={on.onRemove}>
        <Trash2 {...ICON} />
        {t('remove')}
      </Button>
    </div>
  );
}

function NameOf({ stop, id }: { stop: ShownStop; id: string }) {
  const { t } = useTexts('stops');
  const { t: say } = useTexts('planner');
  if (stop.place.status === 'none') {
    return (
      <>
        <b id={id}>{t('choose')}</b>
        <small>{t('choose-text')}</small>
      </>
    );
  }
  if (stop.name !== null) {
    return (
      <b id={id} translate="no">
        {stop.name}
      </b>
    );
  }
  return (
    <b id={id}>
      <Skeleton width={90} height={14} />
      <VisuallyHidden>{say('place.loading')}</VisuallyHidden>
    </b>
  );
}
