import { CalendarDays, PenLine } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './measured-mark.module.css';

/** Says whether the following figures were measured; they are never a forecast. */
export function MeasuredMark({ measured }: { measured: boolean }) {
  const { t } = useTexts('result');
  const Icon = measured ? CalendarDays : PenLine;
  return (
    <p className={styles['mark']}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      {t(measured ? 'weather.typical' : 'weather.unmeasured')}
    </p>
  );
}
