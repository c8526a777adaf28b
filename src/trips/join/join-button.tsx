import { Combine } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { JoinSheetProps } from './join-sheet.tsx';

/** Loaded with the press. */
const JoinSheet = lazy(async () => ({ default: (await import('./join-sheet.tsx')).JoinSheet }));

type JoinButtonProps = Omit<JoinSheetProps, 'onClose'> & { look: 'round' | 'words' };

/** Opens what makes of a stop a trip of its own, and of two trips one. */
export function JoinButton({ look, ...parts }: JoinButtonProps) {
  const { t } = useTexts('trips');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {look === 'round' ? (
        <IconButton look="round" label={t('join.open')} onClick={open}>
          <Combine size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button onClick={open}>
          <Combine size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('join.open')}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <JoinSheet {...parts} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
