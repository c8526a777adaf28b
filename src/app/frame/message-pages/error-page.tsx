import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './message-page.module.css';
import { OffTheMap } from './off-the-map.tsx';

type ErrorPageProps = Pick<ErrorComponentProps, 'error' | 'reset'> & {
  /** Says what the fault has cost; by default that the saved trips are safe. */
  text?: string;
  /** Further actions, after trying again. */
  children?: ReactNode;
};

/** A page that could not be loaded or shown; the frame around it stays. */
export function ErrorPage({ error, reset, text, children }: ErrorPageProps) {
  const { t } = useTexts('frame');
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <section className={styles['page']} role="alert">
      <OffTheMap />
      <h1 className={styles['heading']}>{t('error.heading')}</h1>
      <p className={styles['text']}>{text ?? t('error.text')}</p>
      <div className={styles['actions']}>
        <Button look="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
        <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
        {children}
      </div>
      <p className={styles['detail']}>
        {t('error.detail', { message: error instanceof Error ? error.message : String(error) })}
      </p>
    </section>
  );
}
