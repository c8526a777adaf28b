import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { LONG_SIGHTS, STOOD_IN_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { monthsBetween } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import { bearingDegrees } from '#src/domain/location.ts';
import type { ActivitySuggestion } from '#src/domain/recommendation.ts';
import type { Sight } from '#src/domain/sights.ts';
import { compassDirection } from '#src/wording/coordinates.ts';
import { formatDuration } from '#src/wording/duration.ts';
import { formatMonths } from '#src/wording/months.ts';
import { formatKilometres, formatMetres } from '#src/wording/units.ts';
import { sightTextsDe } from '../de/sights/sight-texts.ts';
import { sightTextsEn } from '../en/sights/sight-texts.ts';
import type { ChosenSight } from '#src/recommender/decide/ideas/choice.ts';
import { joinSentences } from '../sentences.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { labelOf } from '#src/recommender/read/wish.ts';
import { clausesInSeason } from './clauses-in-season.ts';
import { isBeyondBorder, PASSPORT } from '#src/recommender/know/sights/beyond-border.ts';
import { daysAtSights } from './days-at-sight.ts';
import type { SightFigures, SightTexts } from './sight-texts.ts';

const TEXTS: Record<Language, SightTexts> = { en: sightTextsEn, de: sightTextsDe };
const NEAR: Record<Language, { within: string; close: string }> = {
  en: { within: 'You are in it', close: 'under 1\u00A0km' },
  de: { within: 'Du bist mittendrin', close: 'unter 1\u00A0km' },
};

/** Puts the sights of one plan into words, without saying a thing twice. */
export function sightDescriber(
  facts: TripFacts,
): (choice: ChosenSight, recommendedProducts: string[]) => ActivitySuggestion {
  const { language } = facts.trip;
  const used = new Set<string>();
  const sentenceOn = daysAtSights(facts);
  const textOf = (sight: Sight): string => {
    const texts = TEXTS[language][sight.kind];
    const first = hashOf(sight.id) % texts.length;
    const turns = texts.map((_, index) => (first + index) % texts.length);
    const turn = turns.find((one) => !used.has(`${sight.kind} ${one}`)) ?? first;
    used.add(`${sight.kind} ${turn}`);
    return texts[turn]?.(figuresOf(sight, language)) ?? '';
  };
  return ({ sight, activity, wish, named }, recommendedProducts) => {
    const { name, kind, lat, lng, hours, note } = sight;
    const when = inSeason(note?.when ?? '', facts);
    const asks = asksOf(sight, facts);
    const served = wish === null ? (named ? name : '') : labelOf(wish, language);
    return {
      name,
      description: joinSentences(note?.text ?? textOf(sight), sentenceOn(sight)),
      recommendedProducts,
      near: nearOf(sight, facts),
      activity,
      featureKind: kind,
      at: { lat, lng },
      ...(when === '' ? {} : { when }),
      ...(hours === null ? {} : { duration: formatDuration(hours, language), hours }),
      ...(asks === '' ? {} : { asks }),
      ...(served === '' ? {} : { wish: served }),
    };
  };
}

/** What the place asks on these days, and what the border does. */
function asksOf(sight: Sight, facts: TripFacts): string {
  const own = inSeason(sight.note?.asks ?? '', facts);
  if (!isBeyondBorder(sight, facts)) return own;
  const passport = PASSPORT[facts.trip.language];
  return own === '' ? passport : `${own}; ${passport.charAt(0).toLowerCase()}${passport.slice(1)}`;
}

function inSeason(phrase: string, { trip }: TripFacts): string {
  const months = monthsBetween(trip.request.startDate, trip.request.endDate);
  return clausesInSeason(phrase, months, trip.language, trip.location.lat < 0);
}

function figuresOf({ kind, size, months }: Sight, language: Language): SightFigures {
  const long = isOneOf(LONG_SIGHTS, kind);
  return {
    metres: size === null || long ? '' : formatMetres(size, language),
    km: size === null || !long ? '' : formatKilometres(size, language),
    months: formatMonths(months, language),
  };
}

function nearOf(sight: Sight, { trip }: TripFacts): string {
  const { within, close } = NEAR[trip.language];
  if (sight.distanceKm === 0 && isOneOf(STOOD_IN_SIGHTS, sight.kind)) return within;
  if (sight.distanceKm < 1) return close;
  const way = compassDirection(bearingDegrees(trip.location, sight), trip.language);
  return `${formatKilometres(sight.distanceKm, trip.language)} ${way}`;
}

/** Spreads the texts of a kind evenly over the sights; the same in every language. */
function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
}
