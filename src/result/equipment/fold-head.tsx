import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold-head.module.css';

type FoldHeadProps = {
  /** The id of what it folds. */
  bodyId: string;
  isOpen: boolean;
  onToggle: () => void;
  heading: ReactNode;
  /** In one line what is in it. */
  children: ReactNode;
};

/** The head of a part of the list that folds; all of it is the button. */
export function FoldHead({ bodyId, isOpen, onToggle, heading, children }: FoldHeadProps) {
  return (
    <div className={styles['fold']}>
      <h3 className={styles['heading']}>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          {heading}
        </button>
      </h3>
      <ChevronDown className={styles['chevron']} size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </div>
  );
}
