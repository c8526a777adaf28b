import { useTexts } from '#src/i18n/use-texts.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatDuration } from '#src/wording/duration.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { KindIcon, knownKind } from './kind-icon.tsx';
import styles from './near-line.module.css';

type NearLineProps = { suggestion: ActivitySuggestion; lang: string };

/** Nearer than this, in town, a distance decides nothing. */
const HERE_KM = 2;

/** Kind of the place, how long it takes and how far it is: 'Waterfall · 1 hour · 19 km SE'. */
export function NearLine({ suggestion, lang }: NearLineProps) {
  const { t } = useTexts('result');
  const kind = knownKind(suggestion.featureKind);
  const { feature, distance } = splitNear(suggestion.near);
  const isNamed = feature !== '' && distance !== '';
  // A market in a capital is no capital.
  const isInTown = suggestion.activity !== null && isOneOf(SETTLEMENT_PLACES, kind);
  const language = useLanguage();
  const ofKind = kind === null || isInTown ? '' : t(`kind.${kind}`);
  const name = isNamed ? shownText(feature, language) : ofKind;
  const where = distance === '' ? feature : distance;
  const way = isHere(where) ? '' : shownText(where, language);
  const duration = durationOf(suggestion, language);
  if ([name, duration, way].every((part) => part === '')) return null;
  return (
    <p className={styles['near']}>
      <KindIcon kind={kind} />
      <span>
        {name}
        {duration === '' ? null : (
          <>
            {name === '' ? '' : '\u00A0· '}
            <VisuallyHidden>{`${t('activities.duration')}: `}</VisuallyHidden>
            <span lang={lang}>{duration}</span>
          </>
        )}
        {way === '' ? null : (
          <>
            {name === '' && duration === '' ? '' : '\u00A0· '}
            <strong lang={lang}>{way}</strong>
          </>
        )}
      </span>
    </p>
  );
}

/** '2 hours'; in the words of the recommendation where they are no number. */
function durationOf(
  { hours, duration = '' }: Pick<ActivitySuggestion, 'hours' | 'duration'>,
  language: Language,
): string {
  return hours === undefined ? duration : formatDuration(hours, language);
}

/** 'under 1 km', '900 m NE', '1 km SE'. */
function isHere(way: string): boolean {
  const [, number = '', unit] = /([\d.,]+)[\s\u00A0]*(k?m)\b/u.exec(way) ?? [];
  const km = Number(number.replace(',', '.')) / (unit === 'm' ? 1000 : 1);
  return number !== '' && km < HERE_KM;
}

/** The name of the place where it is part of `near`, and the distance with its direction. */
export type Near = { feature: string; distance: string };

const DISTANCE = /^(?:(.+?),\s*)?((?:\d[\d.,]*|<\s?\d+)[\s\u00A0]*k?m\b[^,]*)$/u;

/** 'Skuleskogen, 7 km W', '36 km ESE', or words alone. */
export function splitNear(near: string): Near {
  const match = DISTANCE.exec(near);
  return match === null
    ? { feature: near, distance: '' }
    : { feature: match[1] ?? '', distance: match[2] ?? '' };
}
