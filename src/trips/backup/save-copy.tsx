import { Check, Download, TriangleAlert } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatInstantDay } from '#src/wording/times.ts';
import { formatBytes } from '#src/wording/units.ts';
import styles from './backup-page.module.css';
import type { CopyFacts } from './backup-store.ts';
import noteStyles from './notes.module.css';
import { ProtectionLine } from './protection-line.tsx';
import type { PersistenceAsker } from './protection-line.tsx';

type SaveCopyProps = {
  /** Null until it is counted. */
  facts: CopyFacts | null;
  /** Saving one is what to do next, where there is no current copy. */
  isNext: boolean;
  persistence: PersistenceAsker;
  onSave: () => void;
};

/** The content of a copy, the button that saves it, and the age of the last one. */
export function SaveCopy({ facts, isNext, persistence, onSave }: SaveCopyProps) {
  const { t } = useTexts('backup');
  const isEmpty = facts !== null && facts.trips + facts.things === 0;
  const isUrgent = isNext && facts !== null && !facts.isCurrent && !isEmpty;
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{t('save.heading')}</h2>
      {facts === null ? <Counting /> : <Content facts={facts} />}
      <Button
        look={isUrgent ? 'primary' : 'outlined'}
        wide
        disabled={facts === null}
        onClick={onSave}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('save.button')}
      </Button>
      <div aria-live="polite">{facts === null ? null : <LastCopy facts={facts} />}</div>
      <ProtectionLine persistence={persistence} />
    </section>
  );
}

function Counting() {
  const { t } = useTexts('backup');
  return (
    <p className={styles['soft']} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width={220} height={16} />
    </p>
  );
}

function Content({ facts: { trips, things, bytes, keepsMaps } }: { facts: CopyFacts }) {
  const { t } = useTexts('backup');
  const language = useLanguage();
  const what = [
    t('save.trips', { count: trips }),
    ...(things === 0 ? [] : [t('save.things', { count: things })]),
  ].join(', ');
  return (
    <>
      <p className={styles['soft']}>
        {t('save.content', { what, size: formatBytes(bytes, language) })}
      </p>
      {keepsMaps ? <p className={styles['soft']}>{t('save.maps')}</p> : null}
    </>
  );
}

function LastCopy({ facts: { copiedAt, isCurrent } }: { facts: CopyFacts }) {
  const { t } = useTexts('backup');
  const language = useLanguage();
  const Icon = isCurrent ? Check : TriangleAlert;
  return (
    <p className={noteStyles['line']} data-look={isCurrent ? 'pine' : 'sun'}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      {copiedAt === null
        ? t('save.never')
        : t(isCurrent ? 'save.last' : 'save.stale', {
            day: formatInstantDay(copiedAt, language),
          })}
    </p>
  );
}
