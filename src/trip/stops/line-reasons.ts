import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { dayCount } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import { setsEach } from '#src/domain/packing-line.ts';
import { needsAdapter } from '#src/domain/place/home-country.ts';
import { isForEachDay } from '#src/domain/stops/join-lists.ts';
import { generalReasons } from '#src/domain/stops/line-hardness.ts';
import { isPlanned } from '#src/domain/stops/join-stops.ts';
import { nightsToWash, staysOf } from '#src/domain/stops/stays.ts';
import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { LineReason } from '#src/result/equipment/line/line-reason.ts';
import { rowReason } from '#src/result/equipment/line/row-reason.ts';
import { capitalized, numberInWords } from '#src/wording/number-words.ts';
import { stopNames } from '#src/wording/trip-title.ts';

const CABLE = 'cable';
/** A line of which each stop may give another reason. */
const ADAPTER = 'adapter';
const FIGURE = /\d/u;
/** So many names fit into a row. */
const MOST_NAMES = 2;

type Said = { t: TFunction<'route'>; language: Language };

/** The reasons of the lines of a trip with stops: 'UV 8, Vienna and Kraków'. */
export function useLineReasons(planned: PlannedTrip): LineReason {
  const { t } = useTexts('route');
  const language = useLanguage();
  return useMemo(() => reasonsOf(planned, { t, language }), [planned, t, language]);
}

/** 'One list for three stops, nothing twice. Clothes are counted for four nights, then a wash.' */
export function useListSummary({ stops = [] }: PlannedTrip): string {
  const { t } = useTexts('route');
  const language = useLanguage();
  const nights = nightsOf(stops);
  const summary = t('list.summary', { stops: numberInWords(stops.length, language) });
  if (!isWashed(nights)) return summary;
  return `${summary} ${t('list.wash', { nights: numberInWords(nights, language) })}`;
}

function reasonsOf(planned: PlannedTrip, said: Said): LineReason {
  const { stops = [], trip, wordings } = planned;
  const days = stops.map(({ trip: { request } }) => dayCount(request.startDate, request.endDate));
  const names = stopNames(planned, said.language);
  const sections = (wordings[said.language] ?? wordings[trip.language])?.recommendation.sections;
  const lines = (sections?.recommendedEquipment.categories ?? []).flatMap(
    ({ products }) => products,
  );
  const general = generalReasons(lines);
  const nights = nightsOf(stops);
  const plugs = plugsInWords(stops, said);
  return (line, part) => {
    const { stops: asked = [], job } = line;
    if (job === CABLE && plugs !== '') return plugs;
    const counted = asked.map(({ at, quantity }) => ({ days: days[at] ?? 0, quantity }));
    if (isWashed(nights) && isForEachDay(counted, trip.request.travelers)) {
      return said.t('list.washLine', { nights: capitalized(numberInWords(nights, said.language)) });
    }
    const reason = rowReason(line);
    if (reason === '' || general.has(reason)) return part === 'have' ? '' : reason;
    const isEverywhere = asked.length === stops.length;
    if (part === 'have' && isEverywhere) return '';
    const each = job === ADAPTER ? eachReason(line) : [line];
    if (isEverywhere && each.length === 1 && !FIGURE.test(reason)) return reason;
    return each
      .map((one) => `${rowReason(one)}, ${placesInWords(one, stops.length, names, said)}`)
      .join('; ');
  };
}

/** The line once for each of its reasons. */
function eachReason(line: RecommendedProduct): RecommendedProduct[] {
  const reasons = new Set((line.stops ?? []).flatMap(({ shortReason }) => shortReason ?? []));
  return [...reasons].map((shortReason) => withReason(line, shortReason));
}

function withReason(line: RecommendedProduct, shortReason: string): RecommendedProduct {
  return { ...line, shortReason };
}

/** At most two names: the stops that give the line's reason. */
function placesInWords(
  { stops = [], shortReason }: RecommendedProduct,
  count: number,
  names: readonly string[],
  { t, language }: Said,
): string {
  const same = stops.filter((stop) => stop.shortReason === shortReason);
  const places = [...new Set((same.length > 0 ? same : stops).map(({ at }) => names[at] ?? ''))];
  const [first = '', second] = places;
  if (same.length === count && count > 1) return t('names.all');
  if (places.length <= MOST_NAMES) {
    return second === undefined ? first : t('names.two', { first, second });
  }
  if (places.length > count / 2) return t('names.most');
  return t('names.some', { stops: numberInWords(places.length, language) });
}

function nightsOf(stops: readonly PlannedStop[]): number {
  return nightsToWash(staysOf(stops.map(({ trip }) => trip.request)).map(({ nights }) => nights));
}

/** There are sets for all days up to the next wash; more than that is washed on the way anyway. */
function isWashed(nights: number): boolean {
  return nights > 1 && setsEach(nights + 1) === nights + 1;
}

/** Empty where an adapter is needed, where it is not known, and where nobody leaves home's country. */
function plugsInWords(stops: readonly PlannedStop[], { t, language }: Said): string {
  const fits = stops.every(
    ({ country, trip: { home } }) =>
      country !== null && home !== undefined && needsAdapter(home, country) === false,
  );
  const isAbroad = stops.some(({ country, trip: { home } }) => country?.code !== home?.code);
  if (!fits || !isAbroad || !stops.every((stop) => isPlanned(stop))) return '';
  if (stops.length === 2) return t('list.plugsFitBoth');
  return t('list.plugsFitAll', { stops: numberInWords(stops.length, language) });
}
