import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'waiting' | 'outlined' | 'quiet';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is the main action, at most one a screen; `waiting` where it cannot act yet. */
  look?: Look;
  wide?: boolean;
  children: ReactNode;
};

export function Button({ look = 'outlined', wide = false, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, wide)} />;
}

/** Classes of a button, for links that look like one. */
export function buttonClass(look: Look, wide = false): string {
  return [styles['button'], styles[look], wide ? styles['wide'] : ''].join(' ').trim();
}
