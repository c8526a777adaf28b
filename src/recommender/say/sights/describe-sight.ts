import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { LONG_SIGHTS, STOOD_IN_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { monthsBetween } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import { bearingDegrees } from '#src/domain/place/location.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import type { Sight, SightNote } from '#src/domain/place/sights.ts';
import { compassDirection } from '#src/wording/coordinates.ts';
import { formatDays, formatDuration, hoursOfDays } from '#src/wording/duration.ts';
import { formatMonths } from '#src/wording/months.ts';
import { formatKilometres, formatMetres } from '#src/wording/units.ts';
import { careAt } from '#src/recommender/decide/sights/care-at.ts';
import { trekDays } from '#src/recommender/decide/ideas/trek-days.ts';
import type { ChosenSight } from '#src/recommender/decide/ideas/choice.ts';
import { joinSentences } from '../sentences.ts';
import type { Telling } from '../telling.ts';
import { wishLabel } from '../wish-label.ts';
import { clausesInSeason } from './clauses-in-season.ts';
import { isBeyondBorder } from '#src/recommender/know/sights/beyond-border.ts';
import { daysAtSights } from './days-at-sight.ts';
import { daysInNote } from './days-in-note.ts';
import type { SightFigures } from './sight-texts.ts';

/** A chosen sight with the ids of the products to take. */
export type ToTell = {
  choice: ChosenSight;
  isAcrossWater: boolean;
  products: readonly string[];
};

/** Puts the sights of one plan into words, without saying a thing twice. */
export function sightDescriber(telling: Telling): (choice: ToTell) => ActivitySuggestion {
  const { language, notes, voice } = telling;
  const used = new Set<string>();
  const sentenceOn = daysAtSights(telling);
  const textOf = (sight: Sight): string => {
    const texts = voice.sights[sight.kind];
    const first = hashOf(sight.id) % texts.length;
    const turns = texts.map((_, index) => (first + index) % texts.length);
    const turn = turns.find((one) => !used.has(`${sight.kind} ${one}`)) ?? first;
    used.add(`${sight.kind} ${turn}`);
    return texts[turn]?.(figuresOf(sight, language)) ?? '';
  };
  return ({ choice: { sight, activity, wish, named }, isAcrossWater, products }) => {
    const { kind, lat, lng } = sight;
    const name = sight.names[language];
    const note = notes.get(sight.id);
    const when = inSeason(note?.when ?? '', telling);
    const asks = asksOf(sight, telling);
    const care = careOf(sight, telling);
    const served = wish === null ? (named ? name : '') : wishLabel(wish, voice);
    return {
      name,
      description: joinSentences(note?.text ?? textOf(sight), sentenceOn(sight)),
      recommendedProducts: [...products],
      near: wayTo(sight, isAcrossWater, telling),
      activity,
      featureKind: kind,
      at: { lat, lng },
      ...(when === '' ? {} : { when }),
      ...lengthOf(sight, note, language),
      ...(asks === '' ? {} : { asks }),
      ...(care === '' ? {} : { care }),
      ...(served === '' ? {} : { wish: served }),
    };
  };
}

/** How long a visit takes; a long trail is told by its days. */
function lengthOf(
  sight: Sight,
  note: SightNote | undefined,
  language: Language,
): Pick<ActivitySuggestion, 'duration' | 'hours'> {
  const { hours } = sight;
  const trek = trekDays(sight);
  if (trek !== null) {
    const said = note === undefined ? null : daysInNote(note);
    return { duration: formatDays(said ?? trek, language), hours: hoursOfDays(trek.least) };
  }
  return hours === null ? {} : { duration: formatDuration(hours, language), hours };
}

/** The demands of the place on these days, and the passport for the way across a border. */
function asksOf(sight: Sight, telling: Telling): string {
  const own = inSeason(telling.notes.get(sight.id)?.asks ?? '', telling);
  if (!isBeyondBorder(sight, telling.facts)) return own;
  const { passport } = telling.voice.way;
  return own === '' ? passport : `${own}; ${passport.charAt(0).toLowerCase()}${passport.slice(1)}`;
}

/** The care that these travellers take there; empty where none is needed. */
function careOf(sight: Sight, { facts, voice }: Telling): string {
  const flag = careAt(sight, facts);
  if (flag === null) return '';
  const { babies, pram, toddlers, youngest } = facts.reading.party;
  return voice.care[flag]({
    isBabyOnly: babies > 0 && toddlers === 0 && youngest === null,
    hasSmall: babies + toddlers > 0 || youngest !== null,
    hasPram: pram,
  });
}

function inSeason(phrase: string, { facts: { trip }, language }: Telling): string {
  const months = monthsBetween(trip.request.startDate, trip.request.endDate);
  return clausesInSeason(phrase, months, language, trip.location.lat < 0);
}

function figuresOf({ kind, size, months }: Sight, language: Language): SightFigures {
  const long = isOneOf(LONG_SIGHTS, kind);
  return {
    metres: size === null || long ? '' : formatMetres(size, language),
    km: size === null || !long ? '' : formatKilometres(size, language),
    months: formatMonths(months, language),
  };
}

function wayTo(sight: Sight, isAcrossWater: boolean, telling: Telling): string {
  const { facts, voice } = telling;
  const near = nearOf(sight, telling);
  if (isAcrossWater) return `${near}, ${voice.way.acrossWater}`;
  return facts.beyondRidge.has(sight.id) ? `${near}, ${voice.way.beyondRidge}` : near;
}

function nearOf(sight: Sight, { facts: { trip }, language, voice }: Telling): string {
  const { within, close } = voice.way;
  if (sight.distanceKm === 0 && isOneOf(STOOD_IN_SIGHTS, sight.kind)) return within;
  if (sight.distanceKm < 1) return close;
  const way = compassDirection(bearingDegrees(trip.location, sight), language);
  return `${formatKilometres(sight.distanceKm, language)} ${way}`;
}

/** Spreads the texts of a kind evenly over the sights; the same in every language. */
function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
}
