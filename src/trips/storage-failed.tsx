import { Link } from '@tanstack/react-router';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { MessagePanel } from './message-panel.tsx';
import type { StorageProblem } from './storage-problem.ts';

const WORDS = {
  newer: { heading: 'failed.newerHeading', text: 'failed.newerText' },
  silent: { heading: 'failed.silentHeading', text: 'failed.silentText' },
  failed: { heading: 'failed.heading', text: 'failed.text' },
} as const;

/** Shown where storage fails, does not answer, or was written by a newer build. */
export function StorageFailed({
  problem,
  onRetry,
  withLink = true,
}: {
  problem: StorageProblem;
  onRetry: () => void;
  /** False on the page that it leads to. */
  withLink?: boolean;
}) {
  const { t } = useTexts('trips');
  const { heading, text } = WORDS[problem];
  return (
    <MessagePanel heading={t(heading)} text={t(text)}>
      <Button look="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
      {withLink ? (
        <Link to="/trips/backup" className={buttonClass('outlined')}>
          {t('copies.link')}
        </Link>
      ) : null}
    </MessagePanel>
  );
}
