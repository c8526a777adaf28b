import { ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './backup-page.module.css';
import noteStyles from './notes.module.css';

type Answer = 'granted' | 'refused' | 'unknown';

/** Whether the browser keeps what is stored, and asking it to. */
export type PersistenceAsker = { read: () => Promise<Answer>; ask: () => Promise<Answer> };

/** The browser's promise in plain words; nothing until it has answered. */
export function ProtectionLine({ persistence }: { persistence: PersistenceAsker }) {
  const { t } = useTexts('backup');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let isShown = true;
    void persistence.read().then((read) => {
      if (isShown) setAnswer(read);
    });
    return () => {
      isShown = false;
    };
  }, [persistence]);
  const ask = async () => {
    setAnswer(await persistence.ask());
    setAsked(true);
  };
  const Icon = answer === 'granted' ? ShieldCheck : ShieldQuestionMark;
  return (
    <div aria-live="polite">
      {answer === null ? null : (
        <p className={noteStyles['line']}>
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
          {asked && answer === 'refused' ? t('keep.still') : t(`keep.${answer}`)}
        </p>
      )}
      {answer === 'refused' && !asked ? (
        <div className={styles['ask']}>
          <Button look="quiet" onClick={() => void ask()}>
            {t('keep.ask')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
