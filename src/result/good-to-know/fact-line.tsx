import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './good-to-know.module.css';

type FactLineProps = { icon: LucideIcon; term: string; children: ReactNode };

/** One fact of the list. */
export function FactLine({ icon: Icon, term, children }: FactLineProps) {
  return (
    <div className={styles['fact']}>
      <dt>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
