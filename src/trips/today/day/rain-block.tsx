import { ArrowLeftRight, Umbrella } from 'lucide-react';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { legsOf } from '#src/domain/today/legs.ts';
import type { RainPlan } from '#src/domain/today/rain-plan.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDuration } from '#src/wording/duration.ts';
import { OpenInMaps } from './place-list.tsx';
import styles from './today-blocks.module.css';
import { legWords } from '../today-day.ts';
import type { TodayWords } from '../today-day.ts';

type RainBlockProps = { rain: RainPlan; base: LatLng; words: TodayWords; onSwap: () => void };

/** The plan for rain; after the exchange, the plan for a dry day. */
export function RainBlock({ rain: { ideas, forRain }, base, words, onSwap }: RainBlockProps) {
  const { t } = useTexts('today');
  const { language } = words;
  const names = ideas.map((idea) => nameOf(idea.names, language)).join(', ');
  const [first] = ideas;
  const at = first?.at;
  return (
    <section className={styles['rain']}>
      <Umbrella size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className={styles['what']}>{t(forRain ? 'rain.wet' : 'rain.dry', { names })}</p>
        <p className={styles['soft']}>{about()}</p>
        <p className={styles['links']}>
          <button type="button" onClick={onSwap}>
            <ArrowLeftRight size={17} strokeWidth={1.75} aria-hidden="true" />
            {t('rain.swap')}
          </button>
          {at === undefined || first === undefined || ideas.length > 1 ? null : (
            <OpenInMaps at={at} name={nameOf(first.names, language)} />
          )}
        </p>
      </div>
    </section>
  );

  function about(): string {
    if (first === undefined || at === undefined || ideas.length > 1) return '';
    const [leg = null] = legsOf(base, [at]);
    const where = legWords(leg, words);
    if (first.hours === undefined) return where;
    const hours = formatDuration(first.hours, language);
    return first.kind === 'museum' ? t('rain.about', { hours, where }) : `${hours}, ${where}`;
  }
}
