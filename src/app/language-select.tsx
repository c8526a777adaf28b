import { ChevronDown, Languages } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { rememberLanguage } from './language-choice.ts';
import styles from './language-select.module.css';

type LanguageSelectProps = {
  /** On narrow screens only the two letters are drawn. */
  compact?: boolean;
};

/** A real select, invisible over its drawn label: the platform's own list opens on every device. */
export function LanguageSelect({ compact = false }: LanguageSelectProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = LANGUAGES.find((candidate) => candidate === event.target.value);
    if (chosen === undefined) return;
    rememberLanguage(chosen);
    void i18n.changeLanguage(chosen);
  };
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
