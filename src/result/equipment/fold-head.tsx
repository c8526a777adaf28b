import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import styles from './fold-head.module.css';

type FoldHeadProps = {
  level: HeadingLevel;
  /** The id of what it folds. */
  bodyId: string;
  isOpen: boolean;
  onToggle: () => void;
  heading: ReactNode;
  /** In one line what is in it. */
  children: ReactNode;
};

/** The head of a part of the list that folds; all of it is the button. */
export function FoldHead({ level, bodyId, isOpen, onToggle, heading, children }: FoldHeadProps) {
  return (
    <div className={styles['fold']}>
      <Heading level={level} className={styles['heading']}>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          {heading}
        </button>
      </Heading>
      <ChevronDown className={styles['chevron']} size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </div>
  );
}
