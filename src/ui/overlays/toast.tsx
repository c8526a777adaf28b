import type { HTMLAttributes, ReactNode } from 'react';
import styles from './toast.module.css';

/**
 * A live region at the lower edge. Always rendered, because screen readers announce changes of an
 * existing region only. Nothing in it disappears by itself.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles['region']}>
      {children}
    </div>
  );
}

export function Toast(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={styles['toast']} />;
}
