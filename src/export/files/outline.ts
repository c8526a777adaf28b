import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { ActivitySuggestion, ListPart, SafetyNote } from '#src/domain/trip/recommendation.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { formatTripDates } from '#src/wording/day-ranges.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { inChosenUnits } from '#src/wording/shown/shown-text.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { tripTitle } from '#src/wording/trip-title.ts';
import { factsOf, nearestStop, outlineStops, reasonOfStops, stopOfDay } from './outline-stops.ts';
import type { OutlineStop } from './outline-stops.ts';
import { outlineDays } from './outline-days.ts';
import type { OutlineDay, OutlinePlace } from './outline-days.ts';

export type OutlineLine = {
  name: string;
  category: string;
  quantity: number;
  /** Grams and euro for one piece; null when unknown. */
  weight: number | null;
  price: number | null;
  /** Why it is on the list; may be empty. */
  reason: string;
  /** https; empty without one. */
  link: string;
  packed: boolean;
};

export type OutlineIdea = {
  name: string;
  /** For an own idea, its note; may be empty. */
  description: string;
  /** Kind of the place, 'waterfall'; null when unknown. */
  kind: string | null;
  /** Name of the list that it was brought with; may be empty. */
  list: string;
  /** Null for an idea that needs no place. */
  at: LatLng | null;
  /** The number of its stop; null on a trip of one stop, and where it is at none. */
  stop: number | null;
};

/** A saved trip in one language, as every file that leaves the app tells it. */
export type TripOutline = {
  id: string;
  /** The day and time it was saved, ISO 8601, UTC. */
  savedAt: string;
  language: Language;
  /** 'High Coast', and 'High Coast, Västernorrland, Sweden'. */
  name: string;
  place: string;
  at: LatLng;
  startDate: IsoDay;
  endDate: IsoDay;
  /** '10–20 June 2027'. */
  dates: string;
  travelers: number;
  /** In their order; none on a trip of one stop. What is true of a place stands in each of them then. */
  stops: readonly OutlineStop[];
  /** The weather of these days in a sentence or two. */
  weather: string;
  lists: Readonly<Record<ListPart, readonly OutlineLine[]>>;
  /** The traveller's own and what else is kept, then the suggestions; none that was set aside. */
  ideas: readonly OutlineIdea[];
  /** Only days that hold something. */
  days: readonly OutlineDay[];
  /** Kept ideas that are unscheduled. */
  unplaced: readonly OutlinePlace[];
  safety: readonly SafetyNote[];
  /** '112 all services'. */
  emergency: readonly string[];
};

/** In the wanted language where the trip has it, else in its own; null without any text. */
export function outlineOf(saved: SavedTrip, language: Language): TripOutline | null {
  const wording = wordingIn(saved, language);
  if (wording === null) return null;
  const { sections } = wording.recommendation;
  const { activities, recommendedEquipment } = sections;
  const stops = outlineStops(saved, wording.language);
  const isOne = stops.length === 0;
  const { categories } = applyEdits(recommendedEquipment, saved.listEdits);
  const { startDate, endDate, travelers } = saved.trip.request;
  const { lat, lng } = saved.trip.location;
  const words = EXPORT_WORDS[wording.language];
  return {
    id: saved.id,
    savedAt: saved.savedAt,
    language: wording.language,
    name: isOne ? placeParts(wording.place).name : tripTitle(saved, wording.language),
    place: wording.place,
    at: { lat, lng },
    startDate,
    endDate,
    dates: formatTripDates(startDate, endDate, wording.language),
    travelers,
    lists: { trip: linesOf('trip'), have: linesOf('have') },
    ...ideasOf(saved, activities.suggestions, { stops, language: wording.language }),
    stops,
    ...(isOne
      ? factsOf({ sections, country: saved.country }, wording.language)
      : { weather: '', safety: [], emergency: [] }),
  };

  function linesOf(part: ListPart): OutlineLine[] {
    return categories
      .filter((category) => category.part === part)
      .flatMap(({ name, own, products }) =>
        products.map((line) =>
          lineOf(own && name === '' ? words.own : name, line, {
            packed: saved.packed,
            stops,
            language: wording?.language ?? language,
          }),
        ),
      );
  }
}

/** Suggested and kept ideas. Some kept ones stand in the plan only: one's own, or those of an earlier result. */
function ideasOf(
  saved: Pick<SavedTrip, 'days' | 'trip'>,
  suggestions: readonly ActivitySuggestion[],
  { stops, language }: Pick<TripOutline, 'stops' | 'language'>,
): Pick<TripOutline, 'ideas' | 'days' | 'unplaced'> {
  const { days: laid, unplaced } = outlineDays(saved, language);
  const days = laid.map((day) => Object.assign({}, day, { stop: stopOfDay(day.date, stops) }));
  const kept = [...days.flatMap(({ ideas, instead }) => [...ideas, ...instead]), ...unplaced];
  const keys = ideaKeys(suggestions);
  const aside = new Set(saved.days.setAside.map(({ key }) => key));
  const shown = suggestions.filter((_, index) => !aside.has(keys[index] ?? ''));
  return {
    days,
    unplaced,
    ideas: [
      ...kept
        .filter(({ key }) => !keys.includes(key))
        .map(({ name, note, kind, list, at }) => ({
          name,
          description: note,
          kind,
          list,
          at,
          stop: nearestStop(at, stops),
        })),
      ...shown.map(({ name, description, featureKind, at, stop }) => ({
        name,
        description: inChosenUnits(description, language),
        kind: featureKind,
        list: '',
        at: at ?? null,
        stop: stop === undefined || stops.length === 0 ? null : stop + 1,
      })),
    ],
  };
}

function lineOf(
  category: string,
  product: ListLine,
  { packed, ...said }: { packed: readonly string[] } & Pick<TripOutline, 'stops' | 'language'>,
): OutlineLine {
  const reason = inChosenUnits(product.shortReason ?? product.reason, said.language);
  return {
    name: product.name,
    category,
    quantity: product.quantity,
    weight: product.weight_g,
    price: product.obtain === 'hire-there' ? null : product.price,
    reason: reasonOfStops(reason, product, said),
    link: product.affiliate_link.startsWith('https://') ? product.affiliate_link : '',
    packed: packed.includes(product.key),
  };
}
