import type { ReactNode } from 'react';
import { InTime } from './afterwards.tsx';
import type { Section } from './result-ids.ts';
import type { SectionProps } from './section-props.ts';
import styles from './section-frame.module.css';

type SectionFrameProps = SectionProps & {
  section: Section;
  /** The recommendation's own title; the label when it has none. */
  title: string;
  label: string;
  /** px. For a section below the first screen: it is laid out only near the viewport (content-visibility). */
  estimatedHeight?: number;
  children: ReactNode;
};

/** One of the three sections, with its heading and the id that its tab links to. */
export function SectionFrame(props: SectionFrameProps) {
  const { ids, section, textLanguage, title, label, children } = props;
  const { estimatedHeight, firstScreenFirst = false } = props;
  const isLater = firstScreenFirst && estimatedHeight !== undefined;
  const id = ids.section(section);
  const own = title.trim() !== '';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={estimatedHeight === undefined ? styles['section'] : styles['below']}
      style={
        estimatedHeight === undefined ? undefined : { '--estimated-height': `${estimatedHeight}px` }
      }
    >
      <h2 id={`${id}-title`} className={styles['heading']} lang={own ? textLanguage : undefined}>
        {own ? title : label}
      </h2>
      <InTime later={isLater}>{children}</InTime>
    </section>
  );
}
