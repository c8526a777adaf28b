import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Toast, ToastRegion } from '#src/ui/overlays/toast.tsx';
import { chooseLanguage } from '#src/app/address/choose-language.ts';
import styles from './language-select.module.css';

type LanguageSelectProps = {
  /** On narrow screens only the two letters are drawn. */
  compact?: boolean;
};

/** Both languages side by side, as radio buttons, which work before the page is hydrated. */
export function LanguageSelect({ compact = false }: LanguageSelectProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const { loading, failed, choose, dismiss } = useLanguageChoice();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  // A choice made on the prerendered page, before React listened.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    choose(LANGUAGES.find((option) => option === checked));
  }, [choose]);
  return (
    <>
      <div
        ref={group}
        role="radiogroup"
        aria-label={t('language.label')}
        className={styles['field']}
        data-compact={compact}
      >
        {LANGUAGES.map((option) => (
          <label key={option} className={styles['option']} lang={option}>
            <input
              type="radio"
              name={name}
              value={option}
              className={styles['input']}
              aria-label={t(`language.${option}`)}
              checked={(loading ?? language) === option}
              onChange={() => choose(option)}
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
      <ToastRegion>
        {failed ? (
          <Toast>
            <span>{t('language.failed')}</span>
            <button type="button" onClick={dismiss}>
              {t('language.dismiss')}
            </button>
          </Toast>
        ) : null}
      </ToastRegion>
    </>
  );
}

/** `loading` is the chosen language whose texts are on their way; it is marked at once. */
function useLanguageChoice() {
  const i18n = useI18n();
  const { history } = useRouter();
  const [loading, setLoading] = useState<Language | null>(null);
  const [failed, setFailed] = useState(false);
  const choose = useCallback(
    (language: Language | undefined) => {
      if (language === undefined || language === i18n.language) return;
      setLoading(language);
      setFailed(false);
      chooseLanguage(language, { i18n, history })
        .catch((error: unknown) => {
          console.error('Error loading the texts of a language', error);
          setFailed(true);
        })
        .finally(() => setLoading(null));
    },
    [i18n, history],
  );
  return { loading, failed, choose, dismiss: () => setFailed(false) };
}
