import { useTexts } from '#src/i18n/use-texts.ts';
import type { PackingRow } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import styles from './packing-mode.module.css';
import { PackingLine } from './packing-line.tsx';

type PackingListsProps = {
  rows: readonly PackingRow[];
  people: readonly string[];
  inHand: boolean;
  /** Packed rows sink below a rule. */
  sink: boolean;
  /** Keys of rows that were ticked a moment ago, and stay where they are. */
  lingering: ReadonlySet<string>;
  onTick: (row: PackingRow, ticked: boolean) => void;
  onChange: (how: OwnChange) => void;
  onShowAll: () => void;
};

/** The open lines, and below a rule the packed ones. */
export function PackingLists(props: PackingListsProps) {
  const { rows, people, inHand, sink, lingering, onTick, onChange, onShowAll } = props;
  const { t } = useTexts('trips');
  const isAbove = ({ key, packed }: PackingRow) => !sink || packed === lingering.has(key);
  const above = rows.filter(isAbove);
  const sunk = rows.filter((row) => !isAbove(row));
  const line = (row: PackingRow) => (
    <PackingLine
      key={row.key}
      row={row}
      people={people}
      inHand={inHand}
      onTick={onTick}
      onChange={onChange}
    />
  );
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles['nothing']}>
          {t(inHand ? 'packing.nothingInHand' : 'packing.nothing')}{' '}
          <button type="button" onClick={onShowAll}>
            {t('packing.showAll')}
          </button>
        </p>
      ) : null}
      <ul className={styles['rows']}>{above.map(line)}</ul>
      {sunk.length === 0 ? null : (
        <>
          <h3 className={styles['rule']}>
            {t('packing.sunk')} <small>{sunk.length}</small>
          </h3>
          <ul className={styles['rows']} data-sunk="true">
            {sunk.map(line)}
          </ul>
        </>
      )}
    </>
  );
}
