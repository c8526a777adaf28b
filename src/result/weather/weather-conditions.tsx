import { useTexts } from '#src/i18n/use-texts.ts';
import { CONDITION_TYPES } from '#src/domain/trip/recommendation.ts';
import type { Weather } from '#src/domain/trip/recommendation.ts';
import type { Language } from '#src/domain/language/language.ts';
import { ConditionIcon } from './condition-icon.tsx';
import { shownText } from '#src/wording/shown/shown-text.ts';
import styles from './weather-conditions.module.css';

type WeatherConditionsProps = {
  conditions: Weather['conditions'];
  textLanguage: Language;
  /** Subjects of the notes on safety: a condition of the same name is left out here. */
  noted?: readonly string[];
};

const NOTHING: readonly never[] = [];

/** Each weather condition with its icon; an unknown one keeps its written name. */
export function WeatherConditions(props: WeatherConditionsProps) {
  const { conditions, textLanguage, noted = NOTHING } = props;
  const { t } = useTexts('result');
  const shown = unique(conditions).filter(({ type }) => {
    const known = CONDITION_TYPES.find((candidate) => candidate === type);
    return known === undefined || !noted.includes(t(`condition.${known}`));
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles['conditions']} aria-label={t('weather.conditions')}>
      {shown.map(({ type, description }) => {
        const known = CONDITION_TYPES.find((candidate) => candidate === type);
        return (
          <li key={`${type} ${description}`} className={styles['condition']}>
            <ConditionIcon type={known} />
            <p>
              {known === undefined ? (
                <strong lang={textLanguage}>{type}.</strong>
              ) : (
                <strong>{t(`condition.${known}`)}.</strong>
              )}{' '}
              <span lang={textLanguage}>{shownText(description, textLanguage)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function unique(conditions: Weather['conditions']): Weather['conditions'] {
  return conditions.filter(
    (condition, index) =>
      conditions.findIndex(
        (other) => other.type === condition.type && other.description === condition.description,
      ) === index,
  );
}
