import { MessageCircleQuestionMark } from 'lucide-react';
import { Trans } from 'react-i18next';
import { useI18n } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Activities } from '#src/domain/trip/recommendation.ts';
import styles from './not-understood.module.css';

type NotUnderstoodProps = {
  found: Activities['notUnderstood'];
  lang: string;
  /** Puts a word into the wishes; null where they cannot be changed. */
  onTry: ((word: string) => void) | null;
};

/** The traveller's words that no idea rests on, and what may be tried instead. */
export function NotUnderstood({ found, lang, onTry }: NotUnderstoodProps) {
  const { t } = useTexts('result');
  const i18n = useI18n();
  if (found === undefined || found.words.length === 0) return null;
  const words = found.words.map((word) => t('activities.quoted', { word })).join(', ');
  const [first, second] = found.instead.map((word) => (
    <Alternative key={word} word={word} lang={lang} onTry={onTry} />
  ));
  return (
    <p className={styles['line']}>
      <MessageCircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t('activities.notUnderstood', { words })}{' '}
        {first === undefined ? null : (
          <Trans
            i18n={i18n}
            ns="result"
            i18nKey={second === undefined ? 'activities.insteadOne' : 'activities.insteadTwo'}
            components={second === undefined ? { first } : { first, second }}
          />
        )}
      </span>
    </p>
  );
}

type AlternativeProps = { word: string; lang: string } & Pick<NotUnderstoodProps, 'onTry'>;

function Alternative({ word, lang, onTry }: AlternativeProps) {
  const { t } = useTexts('result');
  if (onTry === null) return <strong lang={lang}>{word}</strong>;
  return (
    <button
      type="button"
      className={styles['try']}
      title={t('activities.tryName', { word })}
      lang={lang}
      onClick={() => onTry(word)}
    >
      {word}
    </button>
  );
}
