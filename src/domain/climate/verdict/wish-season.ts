import { autumnLeaves, blossom, inAdvent, liftSeason } from '../nature-calendar.ts';
import { auroraNights, isDark } from './discomfort.ts';
import type { Taste } from './discomfort.ts';
import type { SpanFigures, WeatherPlace } from '../span-figures.ts';
import type { WeatherWants, WishSeason } from '../weather-wants.ts';
import { aridityOf, warmestMonthOf } from '../year-figures.ts';

/** The sun at midnight above which it stays bright enough to read outside, degrees. */
const BRIGHT_MIDNIGHT = -6;

/** Northern lights are seen from here on towards the pole, degrees. */
const AURORA_FROM = 53;
/** Christmas markets are a custom of Europe and North America, degrees north. */
const MARKETS_FROM = 35;
/** So much less snow is as good, share of days. */
const AS_MUCH_SNOW = 0.1;
/** Seasons that are an attraction; snow is judged by itself. */
const ATTRACTIONS = ['advent', 'midnight-sun', 'leaves', 'blossom'] as const;

/** The place's seasonal attractions, those that were asked for first. */
export function specialityOf(
  place: WeatherPlace,
  trip: SpanFigures,
  { aurora, seasons = [] }: WeatherWants,
): Pick<Taste, 'speciality' | 'isAsked' | 'hasIt'> {
  const { lat } = place.point;
  const asked = ATTRACTIONS.find((one) => seasons.includes(one));
  if (aurora && Math.abs(lat) >= AURORA_FROM) {
    return { speciality: 'aurora', isAsked: true, hasIt: isDark };
  }
  if (asked !== undefined) {
    return { speciality: asked, isAsked: true, hasIt: (span) => inSeason(asked, span, place) };
  }
  if (auroraNights(trip, place.point)) {
    return { speciality: 'aurora', isAsked: false, hasIt: isDark };
  }
  return { speciality: isGreen(trip) ? 'green' : null, isAsked: false, hasIt: isGreen };
}

/** The hills of Dhofar in the khareef. */
function isGreen({ fog }: SpanFigures): boolean {
  return fog === 'monsoon-drizzle';
}

/**
 * Whether other days have all that the wishes are for, as far as the trip's own days have it.
 * Wishes that need lifts need them running on those days in any case.
 */
export function keepsWishes(
  span: SpanFigures,
  trip: SpanFigures,
  place: WeatherPlace,
  { aurora, seasons = [], snow }: WeatherWants,
): boolean {
  if (snow && span.snowCover < trip.snowCover - AS_MUCH_SNOW) return false;
  if (aurora && isDark(trip) && !isDark(span)) return false;
  return seasons.every(
    (one) => inSeason(one, span, place) || (one !== 'skiing' && !inSeason(one, trip, place)),
  );
}

/** Whether the days are in the season that a wish is bound to; every day is for dates that are fixed. */
function inSeason(season: WishSeason, span: SpanFigures, place: WeatherPlace): boolean {
  switch (season) {
    case 'skiing':
      return liftSeason({ lat: place.point.lat, month: span.month });
    case 'advent':
      return place.point.lat >= MARKETS_FROM && inAdvent(span.startDate, span.endDate);
    case 'midnight-sun':
      return span.midnight > BRIGHT_MIDNIGHT;
    case 'leaves':
      return autumnLeaves(growingPlace(span, place));
    case 'blossom':
      return blossom(growingPlace(span, place), span.high);
    default:
      season satisfies 'fixed';
      return true;
  }
}

function growingPlace({ month }: SpanFigures, { climate, point, terrain }: WeatherPlace) {
  return {
    lat: point.lat,
    elevation: terrain.elevation,
    month,
    aridity: aridityOf(climate),
    warmestMonth: warmestMonthOf(climate),
  };
}
