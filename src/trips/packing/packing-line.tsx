import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { cabinConcern, staysOutOfCabin } from '#src/domain/list/cabin.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import type { PackingRow } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { BagIcon } from '#src/result/equipment/edit/bag-icon.tsx';
import { useWhoseName } from '#src/result/equipment/edit/use-whose-name.ts';
import styles from './packing-line.module.css';

type PackingLineProps = {
  row: PackingRow;
  people: readonly string[];
  inHand: boolean;
  onTick: (row: PackingRow, ticked: boolean) => void;
  onChange: (how: OwnChange) => void;
};

/** A line for thumbs: the whole of it ticks. */
export function PackingLine({ row, people, inHand, onTick, onChange }: PackingLineProps) {
  const { t } = useTexts('trips');
  const { name, quantity, packed } = row;
  const input = useFocusGoesOn();
  return (
    <li className={styles['row']}>
      <label className={styles['line']}>
        <input
          ref={input}
          type="checkbox"
          aria-label={t(quantity > 1 ? 'packing.rowMany' : 'packing.row', { name, quantity })}
          checked={packed}
          onChange={({ target }) => onTick(row, target.checked)}
        />
        <span className={styles['box']} aria-hidden="true">
          <Check size={22} strokeWidth={2.4} />
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>
            {name}{' '}
            {quantity > 1 ? (
              <span className={styles['quantity']}>{t('packing.quantity', { quantity })}</span>
            ) : null}
          </span>
          <Facts row={row} people={people} inHand={inHand} />
        </span>
      </label>
      <Move row={row} inHand={inHand} onChange={onChange} />
    </li>
  );
}

/** Bag, person, and where it is got; in the hand luggage what needs a second look. */
function Facts({ row, people, inHand }: Pick<PackingLineProps, 'row' | 'people' | 'inHand'>) {
  const { t } = useTexts('trips');
  const { t: tResult } = useTexts('result');
  const whoseName = useWhoseName(people);
  const concern = cabinConcern(row);
  const { bag, whose, obtain } = row;
  const words = [
    obtain === 'hire-there' ? t('packing.hireThere') : '',
    obtain === 'buy-there' ? t('packing.buyThere') : '',
    obtain === 'borrow' ? t('packing.borrow') : '',
    bag === null || inHand ? '' : tResult(`equipment.edit.bags.${bag}`),
    whose === null || whose === 'shared' ? '' : whoseName(whose),
    row.note,
  ].filter((word) => word !== '');
  const isConcern = concern !== null && (inHand || (concern === 'battery' && bag === 'suitcase'));
  if (row.packed || (words.length === 0 && !isConcern)) return null;
  return (
    <span className={styles['facts']}>
      {bag === null || inHand ? null : <BagIcon bag={bag} size={18} />}
      {isConcern ? (
        <span className={styles['concern']} data-strong={staysOutOfCabin(concern)}>
          {t(`packing.concern.${concern}`)}
        </span>
      ) : null}
      <span>{words.join(' · ')}</span>
    </span>
  );
}

/** Out of the cabin what does not fly there, and into it what flies nowhere else. */
function Move({ row, inHand, onChange }: Pick<PackingLineProps, 'row' | 'inHand' | 'onChange'>) {
  const { t } = useTexts('trips');
  const { key, name, bag } = row;
  const concern = cabinConcern(row);
  if (inHand && staysOutOfCabin(concern)) {
    return (
      <button
        type="button"
        className={styles['move']}
        aria-label={t('packing.toHoldName', { name })}
        onClick={() => onChange(editLine(key, { bag: 'suitcase' }))}
      >
        {t('packing.toHold')}
      </button>
    );
  }
  if (bag !== 'suitcase' || concern !== 'battery') return null;
  return (
    <button
      type="button"
      className={styles['move']}
      aria-label={t('packing.toCabinName', { name })}
      onClick={() => onChange(editLine(key, { bag: 'hand' }))}
    >
      {t('packing.toCabin')}
    </button>
  );
}

/** When the row sinks, the focus goes to the next open one instead of down with it. */
function useFocusGoesOn() {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const box = input.current;
    const list = box?.closest('ul');
    return () => {
      if (box === null || box !== document.activeElement) return;
      const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
      const at = boxes.indexOf(box);
      const others = [...boxes.slice(at + 1), ...boxes.slice(0, Math.max(0, at)).toReversed()];
      const next = others.find((one) => one !== box && !one.checked);
      queueMicrotask(() => next?.focus({ preventScroll: true }));
    };
  }, []);
  return input;
}
