import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** `round` has a border and stands among buttons; `plain` is the icon alone. */
  look?: 'round' | 'plain';
  children: ReactNode;
};

/** A button that is only an icon. */
export function IconButton({ label, look = 'plain', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`${styles['button']} ${styles[look]}`}
    >
      {children}
    </button>
  );
}
