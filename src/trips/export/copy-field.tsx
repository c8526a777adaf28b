import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './copy-field.module.css';

/** A text to copy: by the button, or by hand where the browser refuses. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { t } = useTexts('trips');
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<{ text: string; copied: boolean } | null>(null);
  const result = tried?.text === text ? tried : null;
  const copy = async () => {
    const copied = await copyText(text);
    if (!copied) field.current?.select();
    setTried({ text, copied });
  };
  const Icon = result?.copied === true ? Check : Copy;
  return (
    <div>
      <div className={styles['field']}>
        <input
          ref={field}
          className={styles['text']}
          aria-label={label}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={styles['copy']} onClick={() => void copy()}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {t(result?.copied === true ? 'export.copied' : 'export.copy')}
        </button>
      </div>
      <div aria-live="polite">
        {result?.copied === true ? <VisuallyHidden>{t('export.isCopied')}</VisuallyHidden> : null}
        {result?.copied === false ? t('export.copyFailed') : null}
      </div>
    </div>
  );
}
