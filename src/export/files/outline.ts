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
import { outlineDays } from './outline-days.ts';
import type { OutlineDay, OutlineStop } from './outline-days.ts';

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
  /** The weather of these days in a sentence or two. */
  weather: string;
  lists: Readonly<Record<ListPart, readonly OutlineLine[]>>;
  /** The traveller's own and what else is kept, then the suggestions; none that was set aside. */
  ideas: readonly OutlineIdea[];
  /** Only days that hold something. */
  days: readonly OutlineDay[];
  /** Kept ideas that are unscheduled. */
  unplaced: readonly OutlineStop[];
  safety: readonly SafetyNote[];
  /** '112 all services'. */
  emergency: readonly string[];
};

/** In the wanted language where the trip has it, else in its own; null without any text. */
export function outlineOf(saved: SavedTrip, language: Language): TripOutline | null {
  const wording = wordingIn(saved, language);
  if (wording === null) return null;
  const { weather, activities, recommendedEquipment } = wording.recommendation.sections;
  const { categories } = applyEdits(recommendedEquipment, saved.listEdits);
  const { startDate, endDate, travelers } = saved.trip.request;
  const { lat, lng } = saved.trip.location;
  const words = EXPORT_WORDS[wording.language];
  return {
    id: saved.id,
    savedAt: saved.savedAt,
    language: wording.language,
    name: placeParts(wording.place).name,
    place: wording.place,
    at: { lat, lng },
    startDate,
    endDate,
    dates: formatTripDates(startDate, endDate, wording.language),
    travelers,
    weather: inChosenUnits(weather.summary, wording.language),
    lists: { trip: linesOf('trip'), have: linesOf('have') },
    ...ideasOf(saved, activities.suggestions, wording.language),
    safety: (activities.safety ?? []).map(({ type, lead, text }) => ({
      type,
      lead,
      text: inChosenUnits(text, wording.language),
    })),
    emergency: (saved.country?.emergency ?? []).map(
      ({ service, number }) => `${number} ${words.services[service]}`,
    ),
  };

  function linesOf(part: ListPart): OutlineLine[] {
    return categories
      .filter((category) => category.part === part)
      .flatMap(({ name, own, products }) =>
        products.map((line) =>
          lineOf(own && name === '' ? words.own : name, line, saved.packed, language),
        ),
      );
  }
}

/** Suggested and kept ideas. Some kept ones stand in the plan only: one's own, or those of an earlier result. */
function ideasOf(
  saved: Pick<SavedTrip, 'days' | 'trip'>,
  suggestions: readonly ActivitySuggestion[],
  language: Language,
): Pick<TripOutline, 'ideas' | 'days' | 'unplaced'> {
  const { days, unplaced } = outlineDays(saved, language);
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
        .map(({ name, note, kind, list, at }) => ({ name, description: note, kind, list, at })),
      ...shown.map(({ name, description, featureKind, at }) => ({
        name,
        description: inChosenUnits(description, language),
        kind: featureKind,
        list: '',
        at: at ?? null,
      })),
    ],
  };
}

function lineOf(
  category: string,
  product: ListLine,
  packed: readonly string[],
  language: Language,
): OutlineLine {
  return {
    name: product.name,
    category,
    quantity: product.quantity,
    weight: product.weight_g,
    price: product.obtain === 'hire-there' ? null : product.price,
    reason: inChosenUnits(product.shortReason ?? product.reason, language),
    link: product.affiliate_link.startsWith('https://') ? product.affiliate_link : '',
    packed: packed.includes(product.key),
  };
}
