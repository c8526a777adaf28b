import { useMemo } from 'react';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { packingProgress, stageOn } from '#src/domain/list/packing-rows.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { DayTrail } from '../today/day-trail.tsx';
import styles from './packed-so-far.module.css';
import { Trail } from './trail.tsx';
import { useStageWords } from './use-stage-words.ts';

type PackedSoFarProps = {
  saved: SavedTrip;
  /** Today in the traveller's time zone. */
  today: IsoDay;
  width: number;
};

/**
 * '12 of 18 packed, 34 days to go' with the trail; during the trip the days of it, after it nothing.
 */
export function PackedSoFar({ saved, today, width }: PackedSoFarProps) {
  const { t } = useTexts('trips');
  const stageWords = useStageWords();
  const { startDate, endDate } = saved.trip.request;
  const stage = stageOn(today, startDate, endDate);
  const { packed, lines } = useMemo(() => progressOf(saved), [saved]);
  if (stage.when === 'after' || lines === 0) return null;
  if (stage.when === 'during') {
    return (
      <div className={styles['progress']}>
        <p className={styles['words']}>
          <strong>{stageWords(stage)}</strong>
        </p>
        <DayTrail startDate={startDate} number={stage.day - 1} days={stage.days} />
      </div>
    );
  }
  const words =
    packed === lines ? t('packing.allPacked') : t('packing.packedOf', { packed, lines });
  return (
    <div className={styles['progress']}>
      <p className={styles['words']}>
        <strong>{words}</strong> <span>{stageWords(stage)}</span>
      </p>
      <Trail
        share={packed / lines}
        width={width}
        label={t('packing.progress')}
        text={`${words}, ${stageWords(stage)}`}
      />
    </div>
  );
}

function progressOf(saved: SavedTrip) {
  const wording = wordingIn(saved, saved.trip.language);
  if (wording === null) return { packed: 0, lines: 0 };
  const { recommendedEquipment } = wording.recommendation.sections;
  return packingProgress(applyEdits(recommendedEquipment, saved.listEdits), saved);
}
