import { useRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { changeLanguage } from '#src/app/address/change-language.ts';
import { rememberLanguage } from '#src/app/address/language-choice.ts';
import { leaveTwin } from '#src/app/address/page-history.ts';
import styles from './language-select.module.css';

type LanguageSelectProps = {
  /** On narrow screens only the two letters are drawn. */
  compact?: boolean;
};

/** Both languages side by side: one touch, before the page is awake as well. */
export function LanguageSelect({ compact = false }: LanguageSelectProps) {
  const { t } = useTexts('frame');
  const i18n = useI18n();
  const language = useLanguage();
  const router = useRouter();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  /** Marked at once; the texts may have to be loaded, or be out of reach. */
  const [wanted, setWanted] = useState<Language | null>(null);
  const marked = wanted ?? language;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = remember(event.target.value, router.history);
    if (chosen === undefined) return;
    setWanted(chosen);
    void changeLanguage(i18n, chosen).finally(() => setWanted(null));
  };
  // A choice made before the page was awake; its language changes once it is.
  useEffect(() => {
    const shown = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (shown !== language) remember(shown, router.history);
  }, [language, router]);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('language.label')}
      className={styles['field']}
      data-compact={compact}
    >
      {LANGUAGES.map((option: Language) => (
        <label key={option} className={styles['option']} lang={option}>
          <input
            type="radio"
            name={name}
            value={option}
            className={styles['input']}
            aria-label={t(`language.${option}`)}
            checked={marked === option}
            onChange={choose}
          />
          <span className={styles['name']} aria-hidden="true">
            {t(`language.${option}`)}
          </span>
          <span className={styles['code']} aria-hidden="true">
            {option.toUpperCase()}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Keeps the choice, also of a page whose address names another language. */
function remember(value: string | undefined, history: RouterHistory): Language | undefined {
  const chosen = LANGUAGES.find((candidate) => candidate === value);
  if (chosen === undefined) return undefined;
  rememberLanguage(chosen);
  leaveTwin(history);
  return chosen;
}
