import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './compare-table.module.css';

/** The head of a column, and the language of its name. */
type Column = { label: string; lang: string };

/** Figures are null where they are not known. */
type Row = { name: string; one: string | null; other: string | null };

type CompareTableProps = { first: Column; second: Column; rows: readonly Row[] };

/**
 * The figures of two places, one column each. What only one has is a dash for the other; what neither
 * has is left out.
 */
export function CompareTable({ first, second, rows }: CompareTableProps) {
  const { t } = useTexts('compare');
  const known = rows.filter(({ one, other }) => one !== null || other !== null);
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>
          {t('table.caption', { first: first.label, second: second.label })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('table.what')}</VisuallyHidden>
          </th>
          <th scope="col" lang={first.lang}>
            {first.label}
          </th>
          <th scope="col" lang={second.lang}>
            {second.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ name, one, other }) => (
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
