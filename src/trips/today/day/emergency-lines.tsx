import { Phone } from 'lucide-react';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { emergencyGroups, joined } from '#src/result/good-to-know/country-words.ts';
import styles from './today-blocks.module.css';

/** The emergency numbers of the country, each a press away; nothing where they are not certain. */
export function EmergencyLines({ country }: { country: CountryFacts | null }) {
  const { t } = useTexts('today');
  const { t: tResult } = useTexts('result');
  const language = useLanguage();
  const groups = emergencyGroups(country?.emergency ?? []);
  if (groups.length === 0) return null;
  return (
    <ul className={styles['emergency']}>
      {groups.map(({ numbers, services }, at) => {
        const named = services.includes('all')
          ? t('emergency.all')
          : joined(
              services.map((service) => tResult(`facts.service.${service}`)),
              language,
            );
        return (
          <li key={numbers.join(' ')} className={styles['line']}>
            <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
            <p className={styles['words']}>
              {at === 0 ? <b>{t('emergency.heading')}</b> : null}
              <span className={styles['soft']}>{named}</span>
            </p>
            {numbers.map((number) => (
              <a
                key={number}
                className={styles['call']}
                href={`tel:${number}`}
                aria-label={t('emergency.call', { number, services: named })}
              >
                {number}
              </a>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
