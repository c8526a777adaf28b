import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { MessagePanel } from './message-panel.tsx';
import type { StorageProblem } from './storage-problem.ts';

/** Shown where storage fails, or was written by a newer build. */
export function StorageFailed({
  problem,
  onRetry,
}: {
  problem: StorageProblem;
  onRetry: () => void;
}) {
  const { t } = useTexts('trips');
  const newer = problem === 'newer';
  return (
    <MessagePanel
      heading={t(newer ? 'failed.newerHeading' : 'failed.heading')}
      text={t(newer ? 'failed.newerText' : 'failed.text')}
    >
      <Button look="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </MessagePanel>
  );
}
