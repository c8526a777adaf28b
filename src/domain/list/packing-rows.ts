import { dayCount } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { ownershipOf } from '../gear.ts';
import type { GearItem } from '../gear.ts';
import type { TripOwn, OwnChange } from '../trip/trip-own.ts';
import { tickPacked } from '../trip/trip-own.ts';
import type { EditedList, ListLine } from './apply-edits.ts';
import type { Bag, Whose } from './list-edits.ts';

/** The lines that packing mode shows. */
export type PackingView =
  | { by: 'all' | 'open' | 'toBuy' }
  | { by: 'bag'; bag: Bag }
  | { by: 'whose'; whose: Whose };

/** The way there, and the way home: the same lines, ticked again. */
export type Leg = 'out' | 'home';

export type PackingRow = ListLine & { packed: boolean };

/** In the order of the list. */
export function packingRows(
  { categories }: EditedList,
  own: TripOwn,
  gear: readonly GearItem[],
  { view, leg }: { view: PackingView; leg: Leg },
): PackingRow[] {
  const ticks = ticksOf(own, leg);
  return categories
    .flatMap(({ products }) => products)
    .filter((line) => isInView(line, view, ticks, gear))
    .map((line) => Object.assign({}, line, { packed: ticks.includes(line.key) }));
}

function ticksOf({ packed, packing }: TripOwn, leg: Leg): readonly string[] {
  return leg === 'out' ? packed : packing.home;
}

/** Ticks or unticks lines as packed for this leg. */
export function tickFor(leg: Leg, keys: readonly string[], ticked: boolean): OwnChange {
  if (leg === 'out') return tickPacked(keys, ticked);
  return (own) => {
    const others = own.packing.home.filter((key) => !keys.includes(key));
    return { ...own, packing: { ...own.packing, home: ticked ? [...others, ...keys] : others } };
  };
}

/** After the first day of the trip one packs for home. */
export function legOn(today: IsoDay, startDate: IsoDay): Leg {
  return today > startDate ? 'home' : 'out';
}

export type TripStage =
  | { when: 'before'; days: number }
  | { when: 'during'; day: number; days: number }
  | { when: 'after' };

/** How far away the trip is on this day. */
export function stageOn(today: IsoDay, startDate: IsoDay, endDate: IsoDay): TripStage {
  if (today > endDate) return { when: 'after' };
  if (today < startDate) return { when: 'before', days: dayCount(today, startDate) - 1 };
  return { when: 'during', day: dayCount(startDate, today), days: dayCount(startDate, endDate) };
}

/** How many lines are packed, of all that are. */
export function packingProgress(
  { categories }: EditedList,
  { packed }: Pick<TripOwn, 'packed'>,
): { packed: number; lines: number } {
  const lines = categories.flatMap(({ products }) => products);
  return { packed: lines.filter(({ key }) => packed.includes(key)).length, lines: lines.length };
}

function isInView(
  line: ListLine,
  view: PackingView,
  ticks: readonly string[],
  gear: readonly GearItem[],
): boolean {
  switch (view.by) {
    case 'all':
      return true;
    case 'open':
      return !ticks.includes(line.key);
    case 'toBuy':
      return line.own ? line.toBuy : ownershipOf(gear, line) === 'lacking';
    case 'bag':
      return line.bag === view.bag;
    case 'whose':
      return line.whose === view.whose;
    default:
      return view satisfies never;
  }
}
