import { Settings2, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ConfigurationProblem } from '#src/app/app.ts';
import styles from './configuration-notice.module.css';

type ConfigurationNoticeProps = { problems: readonly ConfigurationProblem[] };

/** More of them fold away, so that they leave room for the page. */
const SHOWN_AT_ONCE = 2;

/**
 * Names each value of the site's configuration that is not used, and what serves instead, until it
 * is dismissed. Its texts load with it: it suspends.
 */
export function ConfigurationNotice({ problems }: ConfigurationNoticeProps) {
  const { t } = useTexts('configuration');
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || problems.length === 0) return null;
  const dismiss = () => {
    setDismissed(true);
    // The button that had the focus is gone.
    document.querySelector('main')?.focus();
  };
  return (
    <aside className={styles['notice']} aria-label={t('label')}>
      <Settings2 size={20} strokeWidth={1.75} aria-hidden="true" />
      <details className={styles['text']} open={problems.length <= SHOWN_AT_ONCE}>
        <summary>{t('heading')}</summary>
        <ul>
          {problems.map(({ variable, problem, instead }) => (
            <li key={variable}>
              {t(`problem.${problem}`, { variable })} {t(`instead.${instead}`)}
            </li>
          ))}
        </ul>
      </details>
      <IconButton label={t('dismiss')} onClick={dismiss}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
