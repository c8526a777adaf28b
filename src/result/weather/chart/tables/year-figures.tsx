import { useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { WeatherPlace } from '../trip-weather.ts';
import styles from './year-table.module.css';
import { YearTable } from './year-table.tsx';

type YearFiguresProps = { place: WeatherPlace; year: number; tripMonth: number };

/** The year's table, computed when it is opened. */
export function YearFigures(props: YearFiguresProps) {
  const { t } = useTexts('result');
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles['figures']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('year.open')}</summary>
      {open ? <YearTable {...props} /> : null}
    </details>
  );
}
