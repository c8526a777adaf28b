import { Check, FileX } from 'lucide-react';
import type { BackupProblem } from '#src/export/copies/read-backup.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatBytes } from '#src/wording/units.ts';
import type { NamedFile } from './backup-store.ts';
import styles from './notes.module.css';

type RefusedNoteProps = {
  file: NamedFile;
  problem: BackupProblem;
  /** Trips on this device. */
  trips: number;
};

/** Why a file was not read, in plain words and, small, as the check put it; and what stayed. */
export function RefusedNote({ file, problem, trips }: RefusedNoteProps) {
  const { t } = useTexts('backup');
  const language = useLanguage();
  const raw = problem.kind === 'wrong' ? problem.raw : '';
  return (
    <>
      <div className={styles['note']} data-look="danger" role="alert">
        <FileX size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p className={styles['title']}>{t('problem.heading')}</p>
          <p>{reason()}</p>
          {raw === '' ? null : <p className={styles['raw']}>{raw}</p>}
          <p className={styles['name']}>
            {t('file.named', { name: file.name, size: formatBytes(file.bytes, language) })}
          </p>
        </div>
      </div>
      {trips === 0 ? null : (
        <p className={styles['line']}>
          <Check size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('problem.asBefore', { count: trips })}
        </p>
      )}
    </>
  );

  function reason(): string {
    if (problem.kind !== 'wrong') return t(`problem.${problem.kind}`);
    const number = String(problem.number ?? '');
    return t(`problem.${problem.what}`, { in: t(`problem.in.${problem.part}`, { number }) });
  }
}
