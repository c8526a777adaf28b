import { useTexts } from '#src/i18n/use-texts.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import type { TripSpread } from '#src/domain/climate/climate-spread.ts';
import { formatCelsius, formatCelsiusRange } from '#src/wording/shown/shown-units.ts';
import { keepTogether } from '#src/wording/keep-together.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FiguredText } from '#src/result/figured-text.tsx';
import sentence from '../weather-sentence.module.css';
import { badInWords, goodInWords } from './things-in-words.ts';

type VerdictSentenceProps = {
  verdict: Verdict;
  /** The usual range of the days; null leaves the temperatures out. */
  spread: TripSpread | null;
};

/** 'Best: hardly a wet day. The catch: afternoons of 36 °C. Days usually 33–38 °C, nights 24–29 °C.' */
export function VerdictSentence({ verdict, spread }: VerdictSentenceProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { best, trip, worst } = verdict;
  const parts = [
    best === null
      ? null
      : ([t('verdict.bestLabel'), goodInWords(best, verdict, t, language)] as const),
    worst === null
      ? null
      : ([t('verdict.worstLabel'), badInWords(worst, verdict, t, language)] as const),
  ].filter((part) => part !== null);
  return (
    <p className={sentence['sentence']}>
      {parts.map(([label, thing]) => (
        <span key={label}>
          {label} <strong className={sentence['judgement']}>{keepTogether(thing)}</strong>.{' '}
        </span>
      ))}
      {spread === null ? null : (
        <FiguredText text={temperatures()} className={sentence['figure']} />
      )}
    </p>
  );

  function temperatures(): string {
    const { highs, lows } = spread ?? { highs: null, lows: null };
    const usual =
      highs === null || lows === null
        ? t('verdict.around', {
            high: formatCelsius(trip.high, language),
            low: formatCelsius(trip.low, language),
          })
        : t('verdict.usual', {
            highs: formatCelsiusRange(highs.from, highs.to, language),
            lows: formatCelsiusRange(lows.from, lows.to, language),
          });
    const told = worst === 'heat' || worst === 'cold' || trip.felt === null;
    if (told || trip.felt === null) return usual;
    const felt = formatCelsius(trip.felt.celsius, language);
    return `${usual} ${t(`verdict.felt.${trip.felt.by}`, { felt })}`;
  }
}
