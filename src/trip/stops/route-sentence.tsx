import type { TFunction } from 'i18next';
import type { RouteWeather } from '#src/domain/stops/route-weather.ts';
import type { TurnedRound } from '#src/domain/stops/turned-round.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { FiguredText } from '#src/result/figured-text.tsx';
import { inPlace } from '#src/wording/in-place.ts';
import { keepTogether } from '#src/wording/keep-together.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { capitalized, numberInWords } from '#src/wording/number-words.ts';
import { formatCelsius, formatDegreesDifference } from '#src/wording/shown/shown-units.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import styles from './route-sentence.module.css';

type RouteSentenceProps = {
  planned: PlannedTrip;
  weather: RouteWeather;
  turned: TurnedRound | null;
};

/** While the other stops are planned: about as long as the sentence, in whose place it stands. */
export function SentenceToCome({ planned }: Pick<RouteSentenceProps, 'planned'>) {
  const { t } = useTexts('route');
  const language = useLanguage();
  const [place = '', ...others] = stopNames(planned, language);
  const stops = numberInWords(others.length + 1, language);
  return <p className={styles['sentence']}>{t('say.toCome', { place, stops })}</p>;
}

/**
 * 'Three stops: 25 °C in Vienna, 21 °C in Tallinn, where it never gets quite dark. The wettest is Kraków.' Then
 * what turning the route round would bring, where that is felt.
 */
export function RouteSentence({ planned, weather, turned }: RouteSentenceProps) {
  const { t } = useTexts('route');
  const language = useLanguage();
  const names = stopNames(planned, language);
  const { wettest } = weather;
  return (
    <>
      <p className={styles['sentence']}>
        <FiguredText
          text={keepTogether(temperaturesInWords(weather, names, t, language))}
          className={styles['figure']}
        />
        {wettest === null ? null : <Wettest name={names[wettest.at] ?? ''} />}
      </p>
      {turned === null ? null : (
        <p className={styles['turned']}>{turnedInWords(turned, t, language)}</p>
      )}
    </>
  );
}

function Wettest({ name }: { name: string }) {
  const { t } = useTexts('route');
  const [before = '', after = ''] = t('say.wettest', { place: name }).split(name);
  return (
    <>
      {' '}
      {before}
      <strong className={styles['figure']}>{name}</strong>
      {after}
    </>
  );
}

function temperaturesInWords(
  { warmest, coolest, high, remark }: RouteWeather,
  names: readonly string[],
  t: TFunction<'route'>,
  language: Language,
): string {
  const count = capitalized(numberInWords(names.length, language));
  if (coolest === null) return t('say.alike', { count, high: formatCelsius(high, language) });
  const values = {
    count,
    warm: formatCelsius(warmest.figures.high, language),
    warmAt: inPlace(names[warmest.at] ?? '', language),
    cool: formatCelsius(coolest.figures.high, language),
    coolAt: inPlace(names[coolest.at] ?? '', language),
  };
  if (remark === null) return t('say.spread', values);
  const key = remark.at === coolest.at ? 'say.spreadCool' : 'say.spreadWarm';
  return t(key, { ...values, remark: t(`say.remark.${remark.what}`) });
}

function turnedInWords(turned: TurnedRound, t: TFunction<'route'>, language: Language): string {
  if (turned.gain === 'drier') {
    return t('turned.drier', { days: formatNumber(turned.wetDays, language) });
  }
  const degrees = formatDegreesDifference(turned.degrees, language);
  return t(`turned.${turned.gain}`, { degrees });
}
