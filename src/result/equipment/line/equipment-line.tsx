import { memo, useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Ownership } from '#src/domain/gear.ts';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { keepTogether } from '#src/wording/keep-together.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { FiguredText } from '#src/result/figured-text.tsx';
import { scrollToStart } from '#src/result/scroll-to-start.ts';
import styles from './equipment-line.module.css';
import { LineMarks } from '../edit/line-marks.tsx';
import type { ListEditing } from '../edit/list-editing.ts';
import { LineDetails } from './line-details.tsx';
import { weightOf } from '../packing-list.ts';
import type { Source } from '../packing-list.ts';
import { moveByKeys } from './row-keys.ts';
import { useLineReason } from './line-reason.ts';
import { LinePrice } from './line-price.tsx';
import { LineState } from './line-state.tsx';
import type { OpenLine } from '../use-list-view.ts';

/**
 * The actions of a line; stable references, so that a tick renders its own line only. Null where the
 * list is only to be read.
 */
export type LineActions = {
  onChange: ((how: OwnChange) => void) | null;
  onOwn: ((product: RecommendedProduct, ownership: Ownership | null) => void) | null;
  /** Null closes the open line. */
  onOpen: (productId: string | null) => void;
};

type EquipmentLineProps = LineActions & {
  id: string;
  product: ListLine;
  textLanguage: Language;
  packed: boolean;
  source: Source;
  /** 'have': without a reason. */
  part: 'trip' | 'have';
  /** A line of the list is in a bag or somebody's: columns that all lines have. */
  marked: boolean;
  /** Null where the list is only to be read. */
  editing: ListEditing | null;
  /** False: a filter leaves it out on the screen. */
  found: boolean;
  /** Not null: this line is the open one. */
  open: OpenLine | null;
  online: boolean;
};

/** One product as a row: a tick for "packed", and a button that opens what there is to know and to set. */
export const EquipmentLine = memo(function EquipmentLine(props: EquipmentLineProps) {
  const { id, product, textLanguage, packed, part, found, open, online, onChange, onOpen } = props;
  const { t } = useTexts('result');
  const { name, quantity } = product;
  const { line, button } = useBroughtIntoView(open);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveByKeys(event);
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    onOpen(null);
    button.current?.focus();
  };
  return (
    // Keys of the controls in it: the line itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={line}
      id={id}
      className={styles['line']}
      data-part={part}
      data-packed={packed}
      data-open={open !== null}
      data-found={found}
      onKeyDown={onKeyDown}
    >
      <div className={styles['row']}>
        {onChange === null ? null : (
          <Checkbox
            label={t(quantity > 1 ? 'equipment.packMany' : 'equipment.pack', { name, quantity })}
            checked={packed}
            onChange={(ticked) => onChange(tickPacked([product.key], ticked))}
          />
        )}
        <button
          ref={button}
          type="button"
          className={styles['more']}
          aria-expanded={open !== null}
          onClick={() => onOpen(open === null ? product.id : null)}
        >
          <Row {...props} />
        </button>
        <LinePrice line={product} online={online} />
      </div>
      {open === null ? null : <LineDetails {...props} lang={textLanguage} />}
    </li>
  );
});

function Row({ product, source, part, textLanguage, ...rest }: EquipmentLineProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const weight = weightOf(product, source);
  const reason = useReason(product, part, rest.onChange !== null);
  const lang = langOf(product, textLanguage);
  return (
    <>
      <span className={styles['title']}>
        <span className={styles['name']} lang={lang}>
          {keepTogether(product.name)}
        </span>{' '}
        {product.quantity > 1 ? (
          <span className={styles['quantity']}>
            {t('equipment.quantity', { quantity: product.quantity })}
          </span>
        ) : null}
      </span>
      {reason === '' ? null : (
        <span className={styles['why']} lang={product.own ? undefined : lang}>
          <Pause />
          <FiguredText text={reason} className={styles['figure']} />
        </span>
      )}
      <span className={styles['tail']}>
        <LineState source={source} quantity={product.quantity} />
        {rest.marked ? <LineMarks line={product} people={rest.editing?.people ?? NOBODY} /> : null}
        {weight === null ? null : (
          <span className={styles['weight']} translate="no">
            <Pause />
            {formatWeight(weight, language)}
          </span>
        )}
      </span>
    </>
  );
}

const NOBODY: readonly string[] = [];

function useReason(line: ListLine, part: EquipmentLineProps['part'], mine: boolean): string {
  const { t } = useTexts('result');
  const reasonOf = useLineReason();
  if (!line.own) return reasonOf(line, part);
  return part === 'have' || !mine ? '' : t('equipment.edit.addedByYou');
}

/** The language of a name is known where it is not the traveller's. */
function langOf({ own, name, unchanged }: ListLine, language: Language): Language | undefined {
  return own || name !== unchanged.name ? undefined : language;
}

/** Keeps apart, for a screen reader, what the row's columns keep apart for the eye. */
function Pause() {
  return <VisuallyHidden>, </VisuallyHidden>;
}

/** A line that a link opened gets the focus, at the top; one that was opened at its row stays in view. */
function useBroughtIntoView(open: OpenLine | null) {
  const line = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open === null || line.current === null) return;
    if (open.by === 'link') {
      button.current?.focus({ preventScroll: true });
      scrollToStart(line.current);
    } else {
      line.current.scrollIntoView({ block: 'nearest' });
    }
  }, [open]);
  return { line, button };
}
