import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { stopOn } from '#src/domain/stops/stays.ts';
import type { RecommendedProduct, SafetyNote } from '#src/domain/trip/recommendation.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { formatTripDates } from '#src/wording/day-ranges.ts';
import { inChosenUnits } from '#src/wording/shown/shown-text.ts';
import { EXPORT_WORDS } from './export-words.ts';

/** A stop of a trip with more than one, as files tell it. */
export type OutlineStop = {
  /** From 1. */
  number: number;
  /** 'Kraków', and 'Kraków, Lesser Poland, Poland'. */
  name: string;
  place: string;
  at: LatLng;
  startDate: IsoDay;
  endDate: IsoDay;
  dates: string;
  /** The weather of its days; empty for a stop that is not planned. */
  weather: string;
  safety: readonly SafetyNote[];
  emergency: readonly string[];
};

/** None on a trip of one stop. */
export function outlineStops({ stops = [] }: PlannedTrip, language: Language): OutlineStop[] {
  return stops.map(({ trip, wordings, country }, index) => {
    const { location, request } = trip;
    const wording = wordingIn({ trip, wordings }, language);
    const place = wording?.place ?? location.place;
    const { startDate, endDate } = request;
    const said = factsOf({ sections: wording?.recommendation.sections, country }, language);
    return {
      number: index + 1,
      name: placeParts(place).name,
      place,
      at: { lat: location.lat, lng: location.lng },
      startDate,
      endDate,
      dates: formatTripDates(startDate, endDate, language),
      weather: said.weather,
      safety: said.safety,
      emergency: said.emergency,
    };
  });
}

type Sections = NonNullable<PlannedTrip['wordings'][Language]>['recommendation']['sections'];

/** The facts of one place: of a stop, or of a trip of one stop. */
export function factsOf(
  { sections, country }: { sections: Sections | undefined } & Pick<PlannedTrip, 'country'>,
  language: Language,
): Pick<OutlineStop, 'weather' | 'safety' | 'emergency'> {
  const { services } = EXPORT_WORDS[language];
  return {
    weather: inChosenUnits(sections?.weather.summary ?? '', language),
    safety: (sections?.activities.safety ?? []).map(({ type, lead, text }) => ({
      type,
      lead,
      text: inChosenUnits(text, language),
    })),
    emergency: (country?.emergency ?? []).map(
      ({ service, number }) => `${number} ${services[service]}`,
    ),
  };
}

/** The number of the stop that one is at on the day; null in a gap and on a trip of one stop. */
export function stopOfDay(day: IsoDay, stops: readonly OutlineStop[]): number | null {
  const at = stopOn(day, stops);
  return at === null ? null : at + 1;
}

/** The number of the stop that is nearest; null without a point and on a trip of one stop. */
export function nearestStop(at: LatLng | null, stops: readonly OutlineStop[]): number | null {
  if (at === null || stops.length === 0) return null;
  const away = stops.map((stop) => distanceKm(stop.at, at));
  return away.indexOf(Math.min(...away)) + 1;
}

/** Where one is on a day: at its stop, else at the place of the trip. */
export function baseOf(
  { stops, place, at }: { stops: readonly OutlineStop[] } & Pick<OutlineStop, 'place' | 'at'>,
  { stop }: { stop: number | null },
): Pick<OutlineStop, 'place' | 'at'> {
  return stops.find(({ number }) => number === stop) ?? stops[0] ?? { place, at };
}

/** So many names fit into a reason. */
const MOST_NAMES = 2;

/** 'UV 8 (Vienna and Kraków)': the stops that give the line's reason; the reason alone where all do. */
export function reasonOfStops(
  reason: string,
  { stops: asked = [], shortReason }: Pick<RecommendedProduct, 'stops' | 'shortReason'>,
  { stops, language }: { stops: readonly OutlineStop[]; language: Language },
): string {
  const same = asked.filter((stop) => stop.shortReason === shortReason);
  const giving = same.length > 0 ? same : asked;
  if (reason === '' || giving.length === 0 || giving.length === stops.length) return reason;
  const names = giving.flatMap(({ at }) => stops[at]?.name ?? []);
  const words = EXPORT_WORDS[language];
  const where =
    names.length > MOST_NAMES ? words.stops(names.length) : names.join(` ${words.and} `);
  return `${reason} (${where})`;
}
