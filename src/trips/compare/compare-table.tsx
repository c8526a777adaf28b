import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './compare-table.module.css';
import type { ComparedTrip } from './use-compared-trip.ts';
import { useTableRows } from './use-table-rows.ts';

type CompareTableProps = {
  first: ComparedTrip;
  second: ComparedTrip;
  labels: { first: string; second: string };
};

/**
 * The figures of two trips, one column each. What only one has is a dash for the other; what neither
 * has is left out.
 */
export function CompareTable({ first, second, labels }: CompareTableProps) {
  const { t } = useTexts('compare');
  const rows = useTableRows()
    .map(({ name, figureOf }) => ({ name, one: figureOf(first), other: figureOf(second) }))
    .filter(({ one, other }) => one !== null || other !== null);
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{t('table.caption', labels)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('table.what')}</VisuallyHidden>
          </th>
          <th scope="col" lang={first.textLanguage}>
            {labels.first}
          </th>
          <th scope="col" lang={second.textLanguage}>
            {labels.second}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, one, other }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{one ?? <NoFigure />}</td>
            <td>{other ?? <NoFigure />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoFigure() {
  const { t } = useTexts('compare');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('table.unknown')}</VisuallyHidden>
    </>
  );
}
