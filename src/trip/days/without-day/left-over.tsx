import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { LaidOut } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IdeaWords } from '../idea-words.ts';
import styles from './left-over.module.css';

export type Left = { notPlaced: LaidOut['left']; added: LaidOut['added'] };

const MOST_NAMED = 6;

type LeftOverProps = { left: Left | null; plan: DayPlan; words: IdeaWords };

/** Ideas that found no day, each with the reason, and the idea that was kept for rain. */
export function LeftOver({ left, plan, words }: LeftOverProps) {
  const { t } = useTexts('days');
  const { notPlaced = [], added = [] } = left ?? {};
  const still = notPlaced.filter(({ key }) => placeOf(plan, key)?.in === 'unscheduled');
  const keysOf = (why: 'no-room' | 'too-long') =>
    still.filter((one) => one.why === why).map(({ key }) => key);
  const lines = [
    ...(['no-room', 'too-long'] as const).flatMap((why) => {
      const keys = keysOf(why);
      return keys.length === 0
        ? []
        : [t(`left.${why}`, { count: keys.length, names: named(keys) })];
    }),
    ...(added.length === 0 ? [] : [t('left.added', { names: words.namesOf(added) })]),
  ];
  /** The first ones by name, so that a long list stays a sentence. */
  function named(keys: readonly string[]): string {
    if (keys.length <= MOST_NAMED + 1) return words.namesOf(keys);
    const names = words.namesOf(keys.slice(0, MOST_NAMED));
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
