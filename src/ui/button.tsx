import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'outlined' | 'quiet';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is the one thing to do next: one a screen. */
  look?: Look;
  wide?: boolean;
  children: ReactNode;
};

export function Button({ look = 'outlined', wide = false, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, wide)} />;
}

/** The same look for a link that acts as a button. */
export function buttonClass(look: Look, wide = false): string {
  return [styles['button'], styles[look], wide ? styles['wide'] : ''].join(' ').trim();
}
