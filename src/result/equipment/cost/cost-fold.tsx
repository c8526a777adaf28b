import { useId, useMemo, useState } from 'react';
import { Trans } from 'react-i18next';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDay } from '#src/wording/days.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { formatPrice } from '#src/wording/units.ts';
import { LinePrice } from '../line/line-price.tsx';
import type { Sources } from '../packing-list.ts';
import { packingTotals } from '../packing-totals.ts';
import { FoldHead } from '../fold-head.tsx';
import styles from './cost-fold.module.css';

type CostFoldProps = {
  lines: readonly ListLine[];
  sources: Sources;
  /** The day of the oldest price; null where no price is known. */
  priceDay: string | null;
  textLanguage: Language;
  /** Somebody can say here what lacks. */
  canSay: boolean;
  online: boolean;
};

/**
 * "What it would cost", shut until asked: what the traveller said to lack with its prices and their sum.
 * One link more shows the prices of all lines.
 */
export function CostFold({ lines, sources, canSay, ...rest }: CostFoldProps) {
  const { t } = useTexts('result');
  const bodyId = useId();
  const [open, setOpen] = useState(false);
  const lacking = useMemo(
    () => lines.filter(({ id }) => sources.get(id) === 'lacking'),
    [lines, sources],
  );
  const priced = useMemo(() => lines.filter(({ price }) => price !== null), [lines]);
  if (priced.length === 0 && lacking.length === 0) return null;
  return (
    <div className={styles['cost']}>
      <FoldHead
        bodyId={bodyId}
        isOpen={open}
        onToggle={() => setOpen(!open)}
        heading={t('equipment.cost.heading')}
      >
        <p className={styles['lead']}>{lead()}</p>
      </FoldHead>
      <div id={bodyId} className={styles['body']} hidden={!open}>
        {open ? <Costs {...rest} {...{ lines, sources, lacking, priced }} /> : null}
      </div>
    </div>
  );

  function lead(): string {
    if (lacking.length > 0) return t('equipment.cost.lacking', { count: lacking.length });
    return t(canSay ? 'equipment.cost.nothingSay' : 'equipment.cost.nothing');
  }
}

type CostsProps = Omit<CostFoldProps, 'canSay'> & {
  lacking: readonly ListLine[];
  priced: readonly ListLine[];
};

/** The lines that are lacking, or all with a price, and their sums in price and weight. */
function Costs({ priceDay, textLanguage, online, lacking, priced, ...list }: CostsProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? priced : lacking;
  return (
    <>
      <ul>
        {shown.map((line) => (
          <li key={line.key} className={styles['line']}>
            <span lang={line.own ? undefined : textLanguage}>
              {line.name}{' '}
              {line.quantity > 1 ? (
                <small>{t('equipment.quantity', { quantity: line.quantity })}</small>
              ) : null}
            </span>
            <LinePrice line={line} online={online} />
          </li>
        ))}
      </ul>
      <Sums {...list} hasPrice={lacking.length > 0} />
      <p className={styles['note']}>
        {priceDay === null ? null : (
          <>{t('equipment.prices', { day: formatDay(priceDay, language) })} </>
        )}
        <Advertising />
      </p>
      {priced.length === 0 ? null : (
        <button type="button" className={styles['all']} onClick={() => setAll(!all)}>
          {all ? t('equipment.cost.less') : t('equipment.cost.all', { count: priced.length })}
        </button>
      )}
    </>
  );
}

type SumsProps = Pick<CostFoldProps, 'lines' | 'sources'> & {
  /** Something lacks. */
  hasPrice: boolean;
};

function Sums({ lines, sources, hasPrice }: SumsProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { stillToBuy, priceComplete, weight, weightComplete } = packingTotals(lines, sources, []);
  const atLeast = (amount: string, complete: boolean) =>
    complete ? amount : t('equipment.atLeast', { amount });
  return (
    <dl className={styles['sums']}>
      {hasPrice ? (
        <div>
          <dt>{t('equipment.stillToBuy')}</dt>
          <dd>
            {stillToBuy === null
              ? t('equipment.unknown')
              : atLeast(formatPrice(stillToBuy, language), priceComplete)}
          </dd>
        </div>
      ) : null}
      {weight === null ? null : (
        <div>
          <dt>{t('equipment.weight')}</dt>
          <dd>{atLeast(formatWeight(weight, language), weightComplete)}</dd>
        </div>
      )}
    </dl>
  );
}

function Advertising() {
  const i18n = useI18n();
  const ad = <span className={styles['ad']} />;
  return <Trans i18n={i18n} ns="result" i18nKey="equipment.cost.advertising" components={{ ad }} />;
}
