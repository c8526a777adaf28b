import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './export-files.module.css';
import { COPIED_FORMATS, FORMATS } from './formats.ts';
import type { Format } from './formats.ts';
import type { Outcome } from './use-hand-out.ts';

type FileRowProps = {
  format: Format;
  /** Places in a GPX file. */
  places: number;
  /** The outcome of the last press; null before any. */
  outcome: Outcome['how'] | null;
  onSave: () => void;
  onCopy: () => void;
  /** How the file is to be; below the row. */
  children: ReactNode;
};

/** A format to save; a text for a message can be copied as well. */
export function FileRow({ format, places, outcome, onSave, onCopy, children }: FileRowProps) {
  const { t } = useTexts('trips');
  const { icon: Icon } = FORMATS[format];
  return (
    <li>
      <div className={styles['pair']}>
        <button type="button" className={styles['row']} onClick={onSave}>
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles['name']}>{t(`export.${format}`)}</span>{' '}
          {outcome === 'saved' || outcome === 'shared' ? (
            <span className={styles['done']}>
              <Check size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(`export.${outcome}`)}
            </span>
          ) : (
            <span className={styles['note']}>{t(`export.${format}Note`, { count: places })}</span>
          )}
        </button>
        {COPIED_FORMATS.has(format) ? (
          <CopyButton format={format} copied={outcome === 'copied'} onCopy={onCopy} />
        ) : null}
      </div>
      {outcome === 'refused' || outcome === 'notCopied' ? (
        <p role="alert" className={styles['failed']}>
          {t(`export.${outcome}`)}
        </p>
      ) : null}
      {children}
    </li>
  );
}

type CopyButtonProps = Pick<FileRowProps, 'format' | 'onCopy'> & { copied: boolean };

function CopyButton({ format, copied, onCopy }: CopyButtonProps) {
  const { t } = useTexts('trips');
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={t('export.copyFile', { file: t(`export.${format}`) })}
      onClick={onCopy}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(copied ? 'export.copied' : 'export.copy')}
    </button>
  );
}
