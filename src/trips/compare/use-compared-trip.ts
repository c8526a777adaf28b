import { useMemo } from 'react';
import { spanFigures } from '#src/domain/climate/span-figures.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { EditedList } from '#src/domain/list/apply-edits.ts';
import type { Language } from '#src/domain/language/language.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { linesOf, sourcesOf } from '#src/result/equipment/packing-list.ts';
import { packingTotals } from '#src/result/equipment/packing-totals.ts';
import type { PackingTotals } from '#src/result/equipment/packing-totals.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { stopNames, tripTitle } from '#src/wording/trip-title.ts';
import { placeParts } from '#src/domain/place/place-name.ts';

export type ComparedTrip = {
  saved: SavedTrip;
  /** The bare name of the place, and the language it is in. */
  place: string;
  textLanguage: Language;
  /** Null where no climate was stored with the trip, and on a trip with stops: they have theirs. */
  figures: SpanFigures | null;
  /** Names and figures of its stops; one for a trip of one stop. */
  stops: readonly { name: string; figures: SpanFigures | null }[];
  list: EditedList;
  /** Totals of all lines, as the trip's page counts them. */
  totals: PackingTotals;
  /** Names of the ideas. */
  ideas: string[];
};

/** A trip with the figures of its own page. */
export function useComparedTrip(saved: SavedTrip, gear: readonly GearItem[]): ComparedTrip {
  const language = useLanguage();
  return useMemo(() => comparedTrip(saved, gear, language), [saved, gear, language]);
}

/** 'High Coast', with the dates where both trips lead to places of the same name. */
export function labelOf({ place, saved }: ComparedTrip, other: ComparedTrip, language: Language) {
  const { startDate, endDate } = saved.trip.request;
  return place === other.place
    ? `${place}, ${formatDatedRange(startDate, endDate, language)}`
    : place;
}

function comparedTrip(
  saved: SavedTrip,
  gear: readonly GearItem[],
  language: Language,
): ComparedTrip {
  const wording = wordingIn(saved, language);
  const sections = wording?.recommendation.sections;
  const list = applyEdits(sections?.recommendedEquipment ?? { categories: [] }, saved.listEdits);
  const lines = linesOf(list.categories);
  const names = stopNames(saved, language);
  const isOne = saved.stops === undefined;
  return {
    saved,
    place: isOne
      ? placeParts(wording?.place ?? saved.trip.location.place).name
      : tripTitle(saved, language),
    textLanguage: wording?.language ?? language,
    figures: isOne ? figuresOf(saved) : null,
    stops: (saved.stops ?? [saved]).map((stop, at) => ({
      name: names[at] ?? '',
      figures: figuresOf(stop),
    })),
    list,
    totals: packingTotals(lines, sourcesOf(lines, gear), saved.packed),
    ideas: sections?.activities.suggestions.map(({ name }) => name) ?? [],
  };
}

function figuresOf({
  evidence,
  trip: { location, request },
}: Pick<SavedTrip, 'evidence' | 'trip'>): SpanFigures | null {
  if (evidence === null) return null;
  const { climate, terrain } = evidence;
  return spanFigures({ climate, terrain, point: location }, request.startDate, request.endDate);
}
