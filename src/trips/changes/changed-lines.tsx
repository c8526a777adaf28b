import { Equal, Minus, Plus } from 'lucide-react';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { PlacedLine } from '#src/domain/list/list-changes.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { FiguredText } from '#src/result/figured-text.tsx';
import { sourceOf } from '#src/result/equipment/packing-list.ts';
import { rowReason } from '#src/result/equipment/line/row-reason.ts';
import { withoutDetails } from '#src/result/equipment/some-names.ts';
import { LineState } from '#src/result/equipment/line/line-state.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { keepTogether } from '#src/wording/keep-together.ts';
import styles from './changed-lines.module.css';
import type { TripChanges } from './use-trip-changes.ts';

type ChangedLinesProps = { changes: TripChanges; gear: readonly GearItem[] };

/** Added, removed and recounted lines of "For this trip"; of "You surely have" only names. */
export function ChangedLines({ changes: { list, after }, gear }: ChangedLinesProps) {
  const { t } = useTexts('trips');
  const added = [...linesIn('trip', list.added), ...linesIn('trip', list.moved)];
  const removed = [...linesIn('trip', list.removed), ...linesIn('have', list.moved)];
  const counted = list.counted.filter(({ part }) => part === 'trip');
  if (added.length + removed.length + counted.length === 0) {
    return <p className={styles['none']}>{t('changes.sameList')}</p>;
  }
  return (
    <>
      <ul className={styles['lines']} lang={after.textLanguage}>
        {added.map((line) => (
          <Line key={line.key} line={line} how="added" gear={gear} />
        ))}
        {removed.map((line) => (
          <Line key={line.key} line={line} how="removed" gear={gear} />
        ))}
        {counted.map((pair) => (
          <Line
            key={pair.after.key}
            line={pair.after}
            was={pair.before.quantity}
            how="counted"
            gear={gear}
          />
        ))}
      </ul>
      <AtHome changes={{ list }} />
    </>
  );
}

type LineProps = {
  line: ListLine;
  how: 'added' | 'removed' | 'counted';
  /** How many there were. */
  was?: number;
  gear: readonly GearItem[];
};

const ICONS = { added: Plus, removed: Minus, counted: Equal } as const;

function Line({ line, how, was, gear }: LineProps) {
  const { t } = useTexts('trips');
  const Icon = ICONS[how];
  const reason = how === 'added' ? rowReason(line) : '';
  return (
    <li data-how={how}>
      <span className={styles['mark']}>
        <Icon size={18} strokeWidth={2.5} aria-hidden="true" />
        <VisuallyHidden>{t(`changes.how.${how}`)}: </VisuallyHidden>
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          {keepTogether(line.name)}
          <Quantity line={line} was={was} />
        </span>
        {reason === '' ? null : (
          <span className={styles['why']}>
            <FiguredText text={reason} className={styles['figure']} />
          </span>
        )}
      </span>
      {how === 'added' ? <LineState source={sourceOf(line, gear)} /> : null}
    </li>
  );
}

function Quantity({ line, was }: { line: ListLine; was: number | undefined }) {
  const { t } = useTexts('trips');
  if (was !== undefined) {
    return (
      <>
        <VisuallyHidden>,</VisuallyHidden>
        <span className={styles['quantity']}>
          {' '}
          {t('changes.fromTo', { old: was, quantity: line.quantity })}
        </span>
      </>
    );
  }
  if (line.quantity < 2) return null;
  return (
    <span className={styles['quantity']}>
      {' '}
      {t('packing.quantity', { quantity: line.quantity })}
    </span>
  );
}

/** Things that nearly everybody has cost nothing: one line of names is enough. */
function AtHome({ changes: { list } }: { changes: Pick<TripChanges, 'list'> }) {
  const { t } = useTexts('trips');
  const added = namesOf(linesIn('have', list.added));
  const removed = namesOf(linesIn('have', list.removed));
  if (added === '' && removed === '') return null;
  return (
    <div className={styles['atHome']}>
      <h3>{t('changes.atHome')}</h3>
      {added === '' ? null : <p>{t('changes.also', { names: added })}</p>}
      {removed === '' ? null : <p>{t('changes.without', { names: removed })}</p>}
    </div>
  );
}

function linesIn(part: PlacedLine['part'], lines: readonly PlacedLine[]): ListLine[] {
  return lines.filter((placed) => placed.part === part).map(({ line }) => line);
}

function namesOf(lines: readonly ListLine[]): string {
  return lines.map(({ name }) => withoutDetails(name)).join(', ');
}
