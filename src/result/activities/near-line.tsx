import { useTexts } from '#src/i18n/use-texts.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { KindIcon, knownKind } from './kind-icon.tsx';
import styles from './near-line.module.css';

type NearLineProps = { suggestion: ActivitySuggestion; lang: string };

/** Kind and distance of the place: 'Waterfall · 19 km SE'. Nothing without a place. */
export function NearLine({ suggestion, lang }: NearLineProps) {
  const { t } = useTexts('result');
  const kind = knownKind(suggestion.featureKind);
  const { feature, distance } = splitNear(suggestion.near);
  const parts = [
    feature === '' || distance === '' ? (kind === null ? '' : t(`kind.${kind}`)) : feature,
    distance === '' ? feature : distance,
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  const last = parts.pop();
  return (
    <p className={styles['near']}>
      <KindIcon kind={kind} />
      <span>
        {parts.map((part) => `${part}\u00A0· `)}
        <strong lang={lang}>{last}</strong>
      </span>
    </p>
  );
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
