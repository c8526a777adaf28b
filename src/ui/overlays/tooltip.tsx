import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * Shows the name of an icon button on hover and focus. The button has the same `aria-label`, so the
 * tooltip is hidden from screen readers.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the button in it
    <span
      className={styles['anchor']}
      data-dismissed={dismissed}
      onKeyDown={dismiss}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span className={styles['tip']} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
