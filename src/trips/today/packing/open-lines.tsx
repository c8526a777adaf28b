import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { packingRows } from '#src/domain/list/packing-rows.ts';
import type { Leg, PackingRow } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { rowReason } from '#src/result/equipment/line/row-reason.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { useTicks } from '#src/trips/packing/use-ticks.ts';
import styles from './open-lines.module.css';

/** Not having used these is no reason to leave them at home. */
const TAKEN_ANYHOW: ReadonlySet<string | null> = new Set([
  'health-and-safety',
  'documents-and-money',
]);

/** The lines packed for this way and those that are not; things hired at the place travel neither way. */
export function usePacking(saved: SavedTrip, leg: Leg, change: (how: OwnChange) => void) {
  const language = useLanguage();
  const equipment = wordingIn(saved, language)?.recommendation.sections.recommendedEquipment;
  const list = useMemo(
    () => applyEdits(equipment ?? { categories: [] }, saved.listEdits),
    [equipment, saved.listEdits],
  );
  const all = packingRows(list, saved, [], { view: { by: 'all' }, leg });
  const rows = leg === 'home' ? all.filter((row) => !isHired(row)) : all;
  const ticks = useTicks(change, leg);
  const keysIn = (categories: typeof list.categories) =>
    new Set(categories.flatMap(({ products }) => products.map(({ key }) => key)));
  return {
    ticks,
    anyhow: keysIn(list.categories.filter(({ kind }) => TAKEN_ANYHOW.has(kind))),
    /** What nearly everybody has, which needs no reason. */
    had: keysIn(list.categories.filter(({ part }) => part === 'have')),
    lines: rows.length,
    packed: rows.filter(({ packed }) => packed).length,
    hired: all.filter(isHired).length,
    /** With those that were ticked a moment ago, so that another tap takes it back. */
    open: rows.filter(({ key, packed }) => packed === ticks.lingering.has(key)),
  };
}

function isHired({ obtain }: PackingRow): boolean {
  return obtain === 'hire-there';
}

export type Packing = ReturnType<typeof usePacking>;

type OpenLinesProps = {
  tripId: string;
  packing: Packing;
  /** Of so many; the rest is in packing mode. */
  most: number;
  /** 'and 2 more', for so many. */
  more: (count: number) => string;
  /** At the end of a row. */
  renderAside?: (row: PackingRow) => ReactNode;
};

/** The first lines that are not in the bag, and the way to the rest. */
export function OpenLines({ tripId, packing, most, more, renderAside }: OpenLinesProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const { open, ticks, had } = packing;
  const rest = open.length - most;
  return (
    <ul className={styles['lines']}>
      {open.slice(0, most).map((row) => {
        const { key, name, quantity, packed } = row;
        const reason = had.has(key) ? '' : rowReason(row);
        return (
          <li key={key} data-packed={packed}>
            <Checkbox
              label={t(quantity > 1 ? 'packing.rowMany' : 'packing.row', { name, quantity })}
              checked={packed}
              onChange={(ticked) => ticks.tick(row, ticked)}
            >
              <b>{name}</b> {quantity > 1 ? <i>{t('packing.quantity', { quantity })}</i> : null}
              {reason === '' ? null : <small>{shownText(reason, language)}</small>}
            </Checkbox>
            {renderAside?.(row)}
          </li>
        );
      })}
      {rest > 0 ? (
        <li className={styles['more']}>
          <Link to="/trips/$tripId" params={{ tripId }} search={{ packing: true }}>
            {more(rest)}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
