import type { IsoDay } from '#src/domain/days/day.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './days-brief.module.css';
import type { DaysActions } from './use-days-actions.ts';

/** More are counted. */
const MOST = 3;

type DaysBriefProps = { actions: DaysActions; today: IsoDay };

/** The next planned days, a line each: from today on while the trip lasts, else from the first. */
export function DaysBrief({ actions, today }: DaysBriefProps) {
  const { t } = useTexts('days');
  const { plan, days, ideas } = actions;
  const planned = plan.days.flatMap((day, number) => (day.ideas.length === 0 ? [] : [number]));
  const coming = planned.filter((number) => days.dateOf(number) >= today);
  const shown = coming.length === 0 ? planned : coming;
  const most = shown.length === MOST + 1 ? shown.length : MOST;
  const more = shown.length - most;
  return (
    <ol className={styles['brief']}>
      {shown.slice(0, most).map((number) => {
        const names = ideas.namesOf(plan.days[number]?.ideas ?? []);
        return (
          <li key={number} title={names}>
            <b>{days.short(number)}</b> {names}
          </li>
        );
      })}
      {more > 0 ? <li>{t('moreDays', { count: more })}</li> : null}
    </ol>
  );
}
