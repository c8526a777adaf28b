import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { LaidOut } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { inPlace } from '#src/wording/in-place.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import type { IdeaWords } from '../idea-words.ts';
import styles from './left-over.module.css';

export type Left = { notPlaced: LaidOut['left']; added: LaidOut['added'] };

const MOST_NAMED = 6;

type LeftOverProps = {
  planned: PlannedTrip;
  left: Left | null;
  plan: DayPlan;
  words: IdeaWords;
};

/** Ideas that found no day, each with the reason, and the idea that was kept for rain. */
export function LeftOver({ planned, left, plan, words }: LeftOverProps) {
  const { t } = useTexts('days');
  const { notPlaced = [], added = [] } = left ?? {};
  const still = notPlaced.filter(({ key }) => placeOf(plan, key)?.in === 'unscheduled');
  const language = useLanguage();
  const places = stopNames(planned, language);
  const lines = [
    ...[undefined, ...places.keys()].flatMap((stop) => linesFor(stop)),
    ...(added.length === 0 ? [] : [t('left.added', { names: words.namesOf(added) })]),
  ];
  /** Of a stop; undefined for a trip of one, and for what could be done at any. */
  function linesFor(stop: number | undefined): string[] {
    return (['no-room', 'too-long'] as const).flatMap((why) => {
      const keys = still
        .filter((one) => one.why === why && one.stop === stop)
        .map(({ key }) => key);
      const what = { count: keys.length, names: named(keys) };
      if (keys.length === 0) return [];
      if (stop === undefined) return [t(`left.${why}`, what)];
      return [t(`stop.left.${why}`, { ...what, at: inPlace(places[stop] ?? '', language) })];
    });
  }

  /** The first ones by name, so that a long list stays a sentence. */
  function named(keys: readonly string[]): string {
    if (keys.length <= MOST_NAMED + 1) return words.namesOf(keys);
    const names = keys.slice(0, MOST_NAMED).map(words.nameOf).join(', ');
    return t('left.more', { names, count: keys.length - MOST_NAMED });
  }

  return (
    <div aria-live="polite" className={styles['left']}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
