import type { ReactNode, Ref } from 'react';
import styles from './message-panel.module.css';

type MessagePanelProps = {
  heading: string;
  text: string;
  /** Takes the focus on mount, where the focused element was unmounted. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Actions to go on with. */
  children: ReactNode;
};

/** A message in place of a page's content, with actions. */
export function MessagePanel({ heading, text, headingRef, children }: MessagePanelProps) {
  return (
    <section className={styles['panel']}>
      <LeavingTrail />
      <h1 ref={headingRef} tabIndex={-1} className={styles['heading']}>
        {heading}
      </h1>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </section>
  );
}

/** A drawing: a hill in contour lines, and a trail to a place without a pin. */
function LeavingTrail() {
  return (
    <svg className={styles['picture']} viewBox="0 0 320 180" aria-hidden="true">
      <g className={styles['contour']}>
        <path d="M18 150c10-52 44-104 98-116s92 18 132 38 52 42 56 78" />
        <path d="M42 152c10-42 36-82 80-92s74 16 108 34 44 34 50 58" />
        <path d="M68 152c8-30 28-58 58-64s58 12 84 28 34 22 40 36" />
        <path d="M92 152c6-20 20-38 40-40s40 10 58 22 22 12 26 18" />
        <path d="M116 152c4-10 12-18 22-18s22 6 34 18" />
      </g>
      <path
        className={styles['trail']}
        d="M30 164c28-8 34-34 62-38s38 14 64 2 22-42 50-48 34 10 52 2"
      />
      <path
        className={styles['pin']}
        d="M272 82c-4-12-18-18-18-32a18 18 0 0 1 36 0c0 14-14 20-18 32z"
      />
    </svg>
  );
}
