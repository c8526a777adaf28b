import { Download, Eraser, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isBlankForm, parseRememberedForm } from '#src/domain/trip/remembered-form.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import { ErrorPage } from '../frame/message-pages/error-page.tsx';

type PlannerFailedProps = {
  error: Error;
  /** The form, as it is remembered. */
  entered: string;
  builtOn: IsoDay;
  /** Renders the planner again, with what was entered. */
  onRetry: () => void;
  /** Renders it with an empty form. */
  onStartOver: () => void;
};

/**
 * In place of a planner that could not be rendered. What was entered may be the cause, and stays all
 * the same: trying again comes first, then a copy of it, then an empty form.
 */
export function PlannerFailed({ error, onRetry, onStartOver, ...props }: PlannerFailedProps) {
  const { t } = useTexts('planner');
  const [hasFailed, setHasFailed] = useState(false);
  const form = parseRememberedForm(props.entered);
  const copy = () => {
    setHasFailed(false);
    saveFormCopy(props).catch((cause: unknown) => {
      console.error('A copy of the form could not be saved', cause);
      setHasFailed(true);
    });
  };
  return (
    <ErrorPage error={error} reset={onRetry} text={t('page-failed.text')}>
      {form === null || isBlankForm(form) ? null : (
        <Button onClick={copy}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('page-failed.copy')}
        </Button>
      )}
      <Button look="quiet" onClick={onStartOver}>
        <Eraser size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('page-failed.empty')}
      </Button>
      {hasFailed ? <p role="alert">{t('page-failed.copy-failed')}</p> : null}
    </ErrorPage>
  );
}

/** Hands out what was entered, as a copy that Restore reads. */
async function saveFormCopy({
  entered,
  builtOn,
}: Pick<PlannerFailedProps, 'entered' | 'builtOn'>): Promise<void> {
  const [{ backupFileName, writeBackup }, { handOutText }] = await Promise.all([
    import('#src/export/copies/backup-file.ts'),
    import('#src/ui/hand-out-file.ts'),
  ]);
  const form = parseRememberedForm(entered) ?? undefined;
  const savedAt = new Date().toISOString();
  const content = writeBackup({ settings: { form } }, { savedAt, builtOn });
  await handOutText({
    name: backupFileName(savedAt.slice(0, 10)),
    type: 'application/json',
    content,
  });
}

type FormEmptiedProps = { onUndo: () => void; onClose: () => void };

/** Says that the form was emptied, and brings back what was in it. */
export function FormEmptied({ onUndo, onClose }: FormEmptiedProps) {
  const { t } = useTexts('planner');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <ToastRegion>
      <Toast>
        <p>{t('page-failed.emptied')}</p>
        <button ref={undo} type="button" onClick={onUndo}>
          {t('page-failed.undo')}
        </button>
        <IconButton label={t('page-failed.close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Toast>
    </ToastRegion>
  );
}
