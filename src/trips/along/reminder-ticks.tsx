import { REMINDERS, REMINDER_DAYS } from '#src/take-along/calendar-writing.ts';
import type { Reminder } from '#src/take-along/calendar-writing.ts';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import styles from './along-files.module.css';

type ReminderTicksProps = {
  startDate: IsoDay;
  today: IsoDay;
  chosen: readonly Reminder[];
  onChoose: (chosen: readonly Reminder[]) => void;
};

/** Reminders to choose for the calendar; only those that are still to come. */
export function ReminderTicks({ startDate, today, chosen, onChoose }: ReminderTicksProps) {
  const { t } = useTexts('trips');
  const ahead = REMINDERS.filter((one) => addDays(startDate, -REMINDER_DAYS[one]) > today);
  if (ahead.length === 0) return null;
  return (
    <div className={styles['reminders']}>
      {ahead.map((one) => (
        <Checkbox
          key={one}
          label={`${t(`along.remind.${one}`)}, ${t(`along.remindWhen.${one}`)}`}
          checked={chosen.includes(one)}
          onChange={(checked) => {
            const others = chosen.filter((other) => other !== one);
            onChoose(checked ? [...others, one] : others);
          }}
        >
          {t(`along.remind.${one}`)}{' '}
          <span className={styles['when']}>{t(`along.remindWhen.${one}`)}</span>
        </Checkbox>
      ))}
    </div>
  );
}
