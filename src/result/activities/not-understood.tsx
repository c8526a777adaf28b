import { MessageCircleQuestionMark } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Activities } from '#src/domain/recommendation.ts';
import styles from './not-understood.module.css';

type NotUnderstoodProps = { found: Activities['notUnderstood'] };

/** The traveller's words that no idea rests on, and what may be tried instead. */
export function NotUnderstood({ found }: NotUnderstoodProps) {
  const { t } = useTexts('result');
  if (found === undefined || found.words.length === 0) return null;
  const words = found.words.map((word) => t('activities.quoted', { word })).join(', ');
  const [first, second] = found.instead;
  return (
    <p className={styles['line']}>
      <MessageCircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t('activities.notUnderstood', { words })}
        {first === undefined || second === undefined
          ? null
          : ` ${t('activities.instead', { first, second })}`}
      </span>
    </p>
  );
}
