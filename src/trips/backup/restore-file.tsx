import { Link } from '@tanstack/react-router';
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { FileButton, PLACE_FILES } from '#src/trip/bring/file-button.tsx';
import styles from './backup-page.module.css';
import type { Opened } from './backup-store.ts';
import noteStyles from './notes.module.css';

type RestoreFileProps = { opened: Opened; onFile: (file: File) => void };

/** Chooses a file, and says what came of it. */
export function RestoreFile({ opened, onFile }: RestoreFileProps) {
  const { t } = useTexts('backup');
  const isAgain = opened.step === 'refused';
  return (
    <section className={isAgain ? styles['again'] : styles['section']}>
      {isAgain ? null : (
        <>
          <h2 className={styles['title']}>{t('restore.heading')}</h2>
          <p className={styles['soft']}>{t('restore.text')}</p>
        </>
      )}
      <FileButton
        label={t(isAgain ? 'restore.another' : 'restore.choose')}
        accept={`${PLACE_FILES},.txt,.md,text/plain`}
        onFile={onFile}
      />
      <div aria-live="polite">
        <Outcome opened={opened} />
      </div>
    </section>
  );
}

function Outcome({ opened }: { opened: Opened }) {
  const { t } = useTexts('backup');
  switch (opened.step) {
    case 'none':
    case 'refused':
    case 'preview':
      return null;
    case 'reading':
      return (
        <p className={noteStyles['line']}>
          <LoaderCircle size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('restore.reading', { file: opened.file.name })}
        </p>
      );
    case 'failed':
      return (
        <p className={noteStyles['line']} data-look="sun">
          <TriangleAlert size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('restore.failed')}
        </p>
      );
    case 'restored':
      return <Restored {...opened} />;
    default:
      return opened satisfies never;
  }
}

function Restored({ trips, things }: Extract<Opened, { step: 'restored' }>) {
  const { t } = useTexts('backup');
  const told = [
    ...(trips === 0 ? [] : [t('restore.doneTrips', { count: trips })]),
    ...(things === 0 ? [] : [t('restore.doneThings', { count: things })]),
  ];
  return (
    <>
      <p className={noteStyles['line']}>
        <Check size={17} strokeWidth={1.75} aria-hidden="true" />
        {told.length === 0 ? t('restore.doneSettings') : `${told.join(', ')}.`}
      </p>
      <Link to="/trips" className={styles['link']}>
        {t('restore.toTrips')}
      </Link>
    </>
  );
}
