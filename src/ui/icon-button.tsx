import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** `round` has a border and stands among buttons; `plain` is the icon alone. */
  look?: 'round' | 'plain';
  children: ReactNode;
};

/** The look of an icon button, also for links. */
export function iconButtonClass(look: NonNullable<IconButtonProps['look']>): string {
  return `${styles['button']} ${styles[look]}`;
}

/** A button that is only an icon. */
export function IconButton({ label, look = 'plain', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={iconButtonClass(look)}
    >
      {children}
    </button>
  );
}
