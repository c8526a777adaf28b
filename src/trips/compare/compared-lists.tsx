import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { compareLists } from './compare-lists.ts';
import styles from './compare-page.module.css';
import type { ComparedTrip } from './use-compared-trip.ts';

type ComparedListsProps = {
  first: ComparedTrip;
  second: ComparedTrip;
  labels: { first: string; second: string };
};

/** Lines that only one of the lists has, in two columns; lines of both, folded. */
export function ComparedLists({ first, second, labels }: ComparedListsProps) {
  const { t } = useTexts('compare');
  const { onlyFirst, onlySecond, both } = useMemo(
    () => compareLists(first.list, second.list),
    [first.list, second.list],
  );
  return (
    <section className={styles['section']}>
      <h2>{t('list.heading')}</h2>
      <div className={styles['columns']}>
        <OnlyOne place={labels.first} lines={onlyFirst} lang={first.textLanguage} />
        <OnlyOne place={labels.second} lines={onlySecond} lang={second.textLanguage} />
      </div>
      {both.length === 0 ? null : (
        <details className={styles['both']}>
          <summary>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('list.both', { count: both.length })}
          </summary>
          <Names lines={both} lang={first.textLanguage} />
        </details>
      )}
    </section>
  );
}

type OnlyOneProps = { place: string; lines: readonly ListLine[]; lang: string };

function OnlyOne({ place, lines, lang }: OnlyOneProps) {
  const { t } = useTexts('compare');
  return (
    <div>
      <h3>{t('list.only', { place })}</h3>
      {lines.length === 0 ? <p>{t('list.nothing')}</p> : <Names lines={lines} lang={lang} />}
    </div>
  );
}

function Names({ lines, lang }: Pick<OnlyOneProps, 'lines' | 'lang'>) {
  return (
    <ul lang={lang}>
      {lines.map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
    </ul>
  );
}
