import type { ReactNode } from 'react';
import styles from './legal-page.module.css';

type LegalPageProps = {
  title: string;
  /** One line under the title. */
  note?: string;
  children: ReactNode;
};

/** Layout of imprint, privacy and terms: a title and a column of text. */
export function LegalPage({ title, note, children }: LegalPageProps) {
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      {note === undefined ? null : <p className={styles['note']}>{note}</p>}
      {children}
    </article>
  );
}
