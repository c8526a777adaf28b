import { useRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { ChevronDown, Languages } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { rememberLanguage } from './language-choice.ts';
import { leaveTwin } from './page-history.ts';
import styles from './language-select.module.css';

type LanguageSelectProps = {
  /** On narrow screens only the two letters are drawn. */
  compact?: boolean;
};

/** A real select, invisible over its drawn label: the platform's own list opens on every device. */
export function LanguageSelect({ compact = false }: LanguageSelectProps) {
  const { t } = useTexts('frame');
  const i18n = useI18n();
  const language = useLanguage();
  const router = useRouter();
  const select = useRef<HTMLSelectElement>(null);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = remember(event.target.value, router.history);
    if (chosen !== undefined) void i18n.changeLanguage(chosen);
  };
  // A choice made before the page was awake; its language changes once it is.
  useEffect(() => {
    const shown = select.current?.value;
    if (shown !== language) remember(shown, router.history);
  }, [language, router]);
  return (
    <label className={styles['field']} data-compact={compact}>
      <Languages size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['name']} aria-hidden="true">
        {t(`language.${language}`)}
      </span>
      <span className={styles['code']} aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      <select
        ref={select}
        className={styles['select']}
        aria-label={t('language.label')}
        value={language}
        onChange={choose}
      >
        {LANGUAGES.map((option: Language) => (
          <option key={option} value={option} lang={option}>
            {t(`language.${option}`)}
          </option>
        ))}
      </select>
    </label>
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
