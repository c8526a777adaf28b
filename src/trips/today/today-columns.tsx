import type { ReactNode } from 'react';
import styles from './today.module.css';

type TodayColumnsProps = {
  head: ReactNode;
  main: ReactNode;
  /** On a phone above what is `main` where it is a map, else below it. */
  beside: ReactNode;
  foot: ReactNode;
  isMap?: boolean;
};

/** One column on a phone, three on a desk: the day, its places, the map. */
export function TodayColumns({ head, main, beside, foot, isMap = false }: TodayColumnsProps) {
  return (
    <div className={styles['columns']} data-map={isMap}>
      <div className={styles['first']}>{head}</div>
      <div className={styles['main']}>{main}</div>
      <div className={styles['beside']}>{beside}</div>
      <div className={styles['last']}>{foot}</div>
    </div>
  );
}
