import { Moon } from 'lucide-react';
import { Trans } from 'react-i18next';
import { MOST_NIGHTS } from '#src/domain/stops/stays.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { nightsInWords } from '#src/wording/nights-in-words.ts';
import { numberInWords } from '#src/wording/number-words.ts';
import { usePlannerStore } from '#src/planner/planner-context.ts';
import styles from './stops.module.css';
import type { ShownStop } from './use-stops.ts';

type GapNoteProps = {
  /** The stop that begins after the gap. */
  at: number;
  before: ShownStop | undefined;
  after: ShownStop;
};

/** Nights that belong to no stop, or to two, and two ways to mend that. It keeps nobody from planning. */
export function GapNote({ at, before, after }: GapNoteProps) {
  const { t } = useTexts('stops');
  const i18n = useI18n();
  const language = useLanguage();
  const store = usePlannerStore();
  const { gap } = after.stay;
  const count = Math.abs(gap);
  const isGap = gap > 0;
  const number = numberInWords(count, language);
  const lasts = (before?.stay.nights ?? 0) + gap;
  return (
    <div className={styles['gap']}>
      <Moon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p>
          <Trans
            i18n={i18n}
            ns="stops"
            i18nKey={isGap ? 'gap' : 'overlap'}
            count={count}
            values={{ number, days: daysOf() }}
            components={{ b: <strong /> }}
          />
        </p>
        <p className={styles['mend']}>
          {lasts < 0 || lasts > MOST_NIGHTS ? null : (
            <button type="button" onClick={() => store.mendGap(at, 'stay')}>
              {isGap
                ? t('stay', { place: nameOf(before, at) })
                : t('leave', { place: nameOf(before, at), count, number })}
            </button>
          )}
          <button type="button" onClick={() => store.mendGap(at, 'earlier')}>
            {t(isGap ? 'earlier' : 'later', {
              place: nameOf(after, at + 1),
              count,
              number,
            })}
          </button>
        </p>
      </div>
    </div>
  );

  /** By its number while its name is looked up. */
  function nameOf(stop: ShownStop | undefined, position: number): string {
    return stop?.name ?? t('unnamed', { number: position });
  }

  function daysOf(): string {
    const [ends, begins] = [before?.dates?.endDate, after.dates?.startDate];
    if (ends === undefined || begins === undefined) return '';
    return isGap ? nightsInWords(ends, begins, language) : nightsInWords(begins, ends, language);
  }
}
