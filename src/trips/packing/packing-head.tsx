import type { IsoDay } from '#src/domain/days/day.ts';
import { stageOn } from '#src/domain/list/packing-rows.ts';
import type { Leg, PackingRow } from '#src/domain/list/packing-rows.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import styles from './packing-mode.module.css';
import { Trail } from './trail.tsx';
import { useStageWords } from './use-stage-words.ts';
import { weightOfRows } from './weight-of-rows.ts';

type PackingHeadProps = {
  rows: readonly PackingRow[];
  leg: Leg;
  inHand: boolean;
  saved: SavedTrip;
  today: IsoDay;
};

/** How many of the shown lines are packed, the days to go or the weight of the hand luggage, the trail. */
export function PackingHead({ rows, leg, inHand, saved, today }: PackingHeadProps) {
  const { t } = useTexts('trips');
  const packed = rows.filter((row) => row.packed).length;
  const aside = useAside({ rows, leg, inHand, saved, today });
  const count = t('packing.count', { packed, lines: rows.length });
  const what = t(wordFor(leg, inHand));
  return (
    <div className={styles['head']}>
      <p>
        <span>
          <strong className={styles['count']}>{count}</strong> {what}
        </span>
        <span className={styles['aside']}>{aside}</span>
      </p>
      <Trail
        share={rows.length === 0 ? 0 : packed / rows.length}
        width={350}
        label={t('packing.progress')}
        text={[`${count} ${what}`, aside].filter((part) => part !== '').join(', ')}
      />
    </div>
  );
}

function wordFor(leg: Leg, inHand: boolean) {
  if (inHand) return 'packing.inHand';
  return leg === 'home' ? 'packing.forHome' : 'packing.packed';
}

function useAside({ rows, inHand, saved, today }: PackingHeadProps): string {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const stageWords = useStageWords();
  const { startDate, endDate } = saved.trip.request;
  if (!inHand) return stageWords(stageOn(today, startDate, endDate));
  const weight = formatWeight(weightOfRows(rows).grams, language);
  const limit = saved.packing.handLimit_g;
  if (limit === null) return weight;
  return t('packing.weightOf', { weight, limit: formatWeight(limit, language) });
}
