import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import { numberInWords } from '#src/wording/number-words.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import { nightsBetween } from '#src/domain/stops/stays.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { stopOnDay } from '../trip-ground.ts';
import { ChangeLine, HomeLine } from './change-line.tsx';
import { FreeRun } from '../list/day-list.tsx';
import type { DayListProps } from '../list/day-list.tsx';
import { DayRow } from '../list/day-row.tsx';
import { dayRuns } from '../list/day-runs.ts';
import styles from './days-by-stop.module.css';
import { daysApart, stopGroups } from './stop-groups.ts';
import type { StopGroup } from './stop-groups.ts';
import { useSightsBetween } from './use-sights-between.ts';

type DaysByStopProps = DayListProps & {
  /** No free days are folded. */
  isWhole: boolean;
  showAll: () => void;
};

/** The days of a trip with stops, numbered through, below a heading for each stop. */
export function DaysByStop({ planned, actions, onAdd, isWhole, showAll }: DaysByStopProps) {
  const language = useLanguage();
  const { plan, ground } = actions;
  const { days } = ground;
  const names = stopNames(planned, language);
  const between = useSightsBetween(ground, plan);
  const groups = stopGroups(days, dayRuns(plan, isWhole, daysApart(days)));
  return (
    <div className={styles['stops']}>
      {groups.map((group, index) => (
        <Stop key={group.runs[0]?.first ?? index} {...{ group, names }} stops={ground.stops}>
          <ol className={styles['days']} data-goes-on={index < groups.length - 1}>
            {group.runs.map((run) =>
              run.first === run.last ? (
                <DayRow
                  key={run.first}
                  planned={stopOnDay(ground, run.first)}
                  number={run.first}
                  actions={actions}
                  onAdd={() => onAdd(run.first)}
                  headingLevel={4}
                  change={changeOn(run.first)}
                />
              ) : (
                <FreeRun key={run.first} run={run} words={actions.days} onShow={showAll} />
              ),
            )}
          </ol>
        </Stop>
      ))}
    </div>
  );

  function changeOn(number: number): ReactNode {
    if ((days[number]?.from ?? null) === null) {
      return number > 1 && number === days.length - 1 ? <HomeLine /> : null;
    }
    const sights = between.get(number) ?? [];
    return <ChangeLine {...{ number, names, sights, actions }} />;
  }
}

type StopProps = {
  group: StopGroup;
  names: readonly string[];
  stops: readonly PlannedTrip[];
  children: ReactNode;
};

/** A stop's heading with its days; one without a night has its heading alone, before the stop after it. */
function Stop({ group: { at, through }, names, stops, children }: StopProps) {
  const { t } = useTexts('days');
  const id = useId();
  if (at === null) {
    return (
      <section aria-label={t('stop.none')}>
        <p className={styles['none']}>{t('stop.none')}</p>
        {children}
      </section>
    );
  }
  const headings = [...through, at];
  return (
    <section aria-labelledby={`${id}${at}`}>
      {headings.map((stop) => (
        <StopHeading
          key={stop}
          id={`${id}${stop}`}
          number={stop + 1}
          name={names[stop] ?? ''}
          stop={stops[stop]}
        />
      ))}
      {children}
    </section>
  );
}

type StopHeadingProps = {
  id: string;
  /** From 1. */
  number: number;
  name: string;
  stop: PlannedTrip | undefined;
};

function StopHeading({ id, number, name, stop }: StopHeadingProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const { startDate = '', endDate = '' } = stop?.trip.request ?? {};
  const nights = nightsBetween(startDate, endDate);
  const dates = formatYearlessDayRange(startDate, endDate, language);
  return (
    <div className={styles['heading']}>
      <StopPin number={number} look="filled" height={34} />
      <div>
        <h3 id={id}>
          <span aria-hidden="true">{name}</span>
          <VisuallyHidden>{t('stop.label', { number, place: name })}</VisuallyHidden>
        </h3>
        <p>
          {nights === 0
            ? t('stop.onTheWay', { date: dates })
            : `${dates}, ${t('stop.nights', { count: nights, words: numberInWords(nights, language) })}`}
        </p>
      </div>
    </div>
  );
}
