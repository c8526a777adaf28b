import { addDays } from '#src/domain/days/day.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import type { TripToDecide } from '../trip-to-decide.ts';
import type { FestivalDays } from './festival-days.ts';
import type { Festival } from './festival.ts';
import { festivalsOn } from './festivals-on.ts';

/** A festival or holiday, and its days that overlap the trip's. */
export type HeldFestival = { festival: Festival; days: FestivalDays };

const YEAR_DAYS = 365;
/** Shorter words are part of too many names. */
const NAME_FROM_LETTERS = 5;
const CELEBRATED: ReadonlySet<Festival['effect']> = new Set<Festival['effect']>([
  'great-feast',
  'feast',
]);

/** The festivals and holidays of the trip's days. */
export function heldFestivals(
  { location, request }: TripToDecide,
  country: string | null,
): HeldFestival[] {
  return festivalsOn(at(location, country), request.startDate, request.endDate);
}

/** The first festival of these days that people travel to; null without one. */
export function celebrated(festivals: readonly HeldFestival[]): HeldFestival | null {
  const feasts = festivals.filter(({ festival }) => CELEBRATED.has(festival.effect));
  return feasts.find(({ festival }) => festival.effect === 'great-feast') ?? feasts[0] ?? null;
}

/** The festival of the place that the word names, if it is after the trip's days; else null. */
export function festivalOnOtherDays(
  word: string,
  { location, request }: TripToDecide,
  country: string | null,
): HeldFestival | null {
  const asked = foldText(word).text;
  if (asked.length < NAME_FROM_LETTERS) return null;
  const { startDate, endDate } = request;
  const year = festivalsOn(at(location, country), startDate, addDays(startDate, YEAR_DAYS));
  const named = year.find(({ festival }) =>
    differentNames(festival.name).some((name) => isNamed(foldText(name).text, asked)),
  );
  return named !== undefined && named.days.first > endDate ? named : null;
}

function at({ lat, lng }: LatLng, country: string | null) {
  return { lat, lng, country };
}

function isNamed(name: string, asked: string): boolean {
  return name.includes(asked) || asked.includes(name);
}
