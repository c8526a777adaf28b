import { ChevronDown } from 'lucide-react';
import type { GearItem } from '#src/domain/gear.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { climateDifferences, meanOfStops } from './climate-differences.ts';
import { CompareTable } from './compare-table.tsx';
import { ComparedLists } from './compared-lists.tsx';
import styles from './compare-page.module.css';
import { Differences } from './differences.tsx';
import { labelOf, useComparedTrip } from './use-compared-trip.ts';
import type { ComparedTrip } from './use-compared-trip.ts';
import { useTableRows } from './use-table-rows.ts';

type ComparisonProps = { first: SavedTrip; second: SavedTrip; gear: readonly GearItem[] };

const NOTHING_ELSE: readonly string[] = [];

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
  const rows = useTableRows().map(({ name, figureOf }) => ({
    name,
    one: figureOf(first),
    other: figureOf(second),
  }));
  const [ours, others] = [meanOfStops(first.stops), meanOfStops(second.stops)];
  const differences = ours === null || others === null ? null : climateDifferences(ours, others);
  const isOfStops = [first, second].some(({ stops }) => stops.length > 1);
  return (
    <>
      <section className={styles['section']}>
        <h2>{t('differs', labels)}</h2>
        {differences === null ? (
          <p>{t('unmeasured')}</p>
        ) : (
          <>
            {isOfStops ? <p>{t('mean')}</p> : null}
            <Differences differences={differences} same={t('same')} more={NOTHING_ELSE} />
          </>
        )}
      </section>
      <CompareTable
        first={{ label: labels.first, lang: first.textLanguage }}
        second={{ label: labels.second, lang: second.textLanguage }}
        rows={isOfStops ? rows : rows.filter(({ name }) => name !== t('table.stops'))}
      />
      <ComparedLists first={first} second={second} labels={labels} />
      <Ideas first={first} second={second} labels={labels} />
    </>
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
