import styles from './printed-note.module.css';

/** A note beside the name of an idea, where there is room for it: on paper. */
export function PrintedNote({ note }: { note: string }) {
  return note === '' ? null : <span className={styles['note']}> ({note})</span>;
}
