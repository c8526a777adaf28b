import type { ReactNode } from 'react';
import styles from './prompt.module.css';

type PromptProps = {
  /** Null where there is nothing to say. */
  text: string | null;
  /** The buttons that answer it. */
  children: ReactNode;
};

/** A quiet note over the end of the page, with its answers. */
export function Prompt({ text, children }: PromptProps) {
  return (
    <div aria-live="polite" className={styles['region']}>
      {text === null ? null : (
        <div className={styles['prompt']}>
          <p>{text}</p>
          <div className={styles['actions']}>{children}</div>
        </div>
      )}
    </div>
  );
}
