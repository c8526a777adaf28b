import { Backpack, Scale, TriangleAlert } from 'lucide-react';
import { keepTogether } from '#src/wording/keep-together.ts';
import type { ArticleBlock } from '../article.ts';
import styles from './note-block.module.css';
import { RichText } from './rich-text.tsx';

const ICONS = { danger: TriangleAlert, rule: Scale, advice: Backpack } as const;

type NoteBlockProps = { note: Extract<ArticleBlock, { kind: 'note' }> };

/** A warning, a rule or a piece of advice, set off from the text. */
export function NoteBlock({ note }: NoteBlockProps) {
  const Icon = ICONS[note.tone];
  return (
    <section className={styles['note']} data-tone={note.tone}>
      <h3 className={styles['title']}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {keepTogether(note.title)}
      </h3>
      <p>
        <RichText text={note.text} />
      </p>
    </section>
  );
}
