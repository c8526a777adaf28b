import { ChevronDown } from 'lucide-react';
import type { GearItem } from '#src/domain/gear.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { climateDifferences } from './climate-differences.ts';
import type { ClimateDifferences } from './climate-differences.ts';
import { CompareTable } from './compare-table.tsx';
import { ComparedLists } from './compared-lists.tsx';
import styles from './compare-page.module.css';
import { labelOf, useComparedTrip } from './use-compared-trip.ts';
import type { ComparedTrip } from './use-compared-trip.ts';
import { useDifferenceWords } from './use-difference-words.ts';

type ComparisonProps = { first: SavedTrip; second: SavedTrip; gear: readonly GearItem[] };

/** Two trips: what differs in words, their figures, their lists and their ideas. */
export function Comparison({ gear, ...trips }: ComparisonProps) {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const first = useComparedTrip(trips.first, gear);
  const second = useComparedTrip(trips.second, gear);
  const labels = {
    first: labelOf(first, second, language),
    second: labelOf(second, first, language),
  };
  const differences =
    first.figures === null || second.figures === null
      ? null
      : climateDifferences(first.figures, second.figures);
  return (
    <>
      <section className={styles['section']}>
        <h2>{t('differs', labels)}</h2>
        {differences === null ? (
          <p>{t('unmeasured')}</p>
        ) : (
          <Differences differences={differences} />
        )}
      </section>
      <CompareTable first={first} second={second} labels={labels} />
      <ComparedLists first={first} second={second} labels={labels} />
      <Ideas first={first} second={second} labels={labels} />
    </>
  );
}

function Differences({ differences }: { differences: ClimateDifferences }) {
  const { t } = useTexts('compare');
  const words = useDifferenceWords(differences);
  if (words.length === 0) return <p>{t('same')}</p>;
  return (
    <ul className={styles['differences']}>
      {words.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

type IdeasProps = {
  first: ComparedTrip;
  second: ComparedTrip;
  labels: { first: string; second: string };
};

function Ideas({ first, second, labels }: IdeasProps) {
  const { t } = useTexts('compare');
  const columns = [
    { ...first, label: labels.first },
    { ...second, label: labels.second },
  ];
  if (columns.every(({ ideas }) => ideas.length === 0)) return null;
  return (
    <details className={styles['both']}>
      <summary>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('ideas.heading')}
      </summary>
      <div className={styles['columns']}>
        {columns.map(({ saved, label, textLanguage, ideas }) => (
          <div key={saved.id}>
            <h3>{label}</h3>
            <ul lang={textLanguage}>
              {ideas.map((idea) => (
                <li key={idea}>{idea}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
