import { formatWeight } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './activity-weight.module.css';
import { CAMPING_FOR_TWO } from './example-list.ts';

const TOTAL_GRAMS = CAMPING_FOR_TWO.reduce((sum, { grams }) => sum + grams, 0);
const GAP_PERCENT = 1;

/** The weight that an activity adds, and the share of each product group. */
export function ActivityWeight() {
  const { t } = useTexts('landing');
  return (
    <div>
      <p className={styles['total']}>{formatWeight(TOTAL_GRAMS, useLanguage())}</p>
      <p className={styles['for']}>{t('example.weightFor')}</p>
      <svg className={styles['bar']}>
        {CAMPING_FOR_TWO.map(({ group }, index) => (
          <rect
            key={group}
            data-group={group}
            x={`${startPercent(index)}%`}
            width={`${startPercent(index + 1) - startPercent(index) - GAP_PERCENT}%`}
            height="20"
            rx="3"
          />
        ))}
      </svg>
      <div className={styles['legend']}>
        {CAMPING_FOR_TWO.map(({ group }) => (
          <span key={group} data-group={group}>
            {t(`example.${group}`)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Start of a group on the bar; the gap after the last one is outside the bar. */
function startPercent(index: number): number {
  const before = CAMPING_FOR_TWO.slice(0, index).reduce((sum, { grams }) => sum + grams, 0);
  return (before / TOTAL_GRAMS) * (100 + GAP_PERCENT);
}
