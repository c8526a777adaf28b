import { REMINDERS, REMINDER_DAYS } from '#src/export/files/calendar-writing.ts';
import type { Reminder } from '#src/export/files/calendar-writing.ts';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import styles from './export-files.module.css';

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
          label={`${t(`export.remind.${one}`)}, ${t(`export.remindWhen.${one}`)}`}
          checked={chosen.includes(one)}
          onChange={(checked) => {
            const others = chosen.filter((other) => other !== one);
            onChoose(checked ? [...others, one] : others);
          }}
        >
          {t(`export.remind.${one}`)}{' '}
          <span className={styles['when']}>{t(`export.remindWhen.${one}`)}</span>
        </Checkbox>
      ))}
    </div>
  );
}
