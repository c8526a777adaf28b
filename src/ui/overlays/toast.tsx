import type { HTMLAttributes, ReactNode } from 'react';
import styles from './toast.module.css';

/**
 * A place at the lower edge where news appears and is read out. It is always there, empty or not:
 * only then do screen readers hear what comes into it. Nothing in it disappears by itself.
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
