import { useTexts } from '#src/i18n/use-texts.ts';
import type { EmergencyNumber } from '#src/domain/place/country-facts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { emergencyGroups, joined } from './country-words.ts';
import styles from './good-to-know.module.css';

/** '112', or each service's number. Not links, so that none is called by accident. */
export function EmergencyNumbers({ emergency }: { emergency: readonly EmergencyNumber[] }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const groups = emergencyGroups(emergency);
  return (
    <ul className={styles['numbers']}>
      {groups.map(({ numbers, services }) => (
        <li key={numbers.join(' ')}>
          <strong>{joined(numbers, language, 'disjunction')}</strong>
          {groups.length === 1 && services.includes('all') ? null : (
            <span className={styles['soft']}>
              {' '}
              {joined(
                services.map((service) => t(`facts.service.${service}`)),
                language,
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
