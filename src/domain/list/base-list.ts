import type { SavedTrip } from '../trip/trip.ts';
import { NO_EDITS } from './list-edits.ts';
import type { LineEdit, ListEdits } from './list-edits.ts';

/**
 * The changes of a list that another trip takes over: own lines, lines set aside, names, notes,
 * bags and people. Quantities of computed lines follow from the trip and are left out, and so are
 * people beyond the number of travellers. What was not used on that trip stays at home.
 */
export function baseList({ lines, own, people }: ListEdits, travelers: number): ListEdits {
  const ownKeys = new Set(own.map(({ key }) => key));
  return {
    lines: lines
      .map(({ quantity, whose, unused, ...edit }) => ({
        ...edit,
        ...(unused === true ? { away: unused } : {}),
        ...(quantity !== undefined && ownKeys.has(edit.key) ? { quantity } : {}),
        ...(whose !== undefined && (whose === 'shared' || whose <= travelers) ? { whose } : {}),
      }))
      .filter((edit) => Object.keys(edit).length > 1),
    own,
    people: people.slice(0, travelers),
  };
}

/** How many lines a list that is taken along adds, sets aside, and words or marks in its own way. */
export function countBase({ lines, own }: ListEdits): Record<'own' | 'away' | 'changed', number> {
  const ownKeys = new Set(own.map(({ key }) => key));
  const away = lines.filter((edit) => edit.away === true);
  const isChanged = ({ key, away: gone, name, note, bag, whose }: LineEdit) => {
    const kept = [name, note, bag, whose].some((value) => value !== undefined);
    return kept && gone !== true && !ownKeys.has(key);
  };
  return { own: own.length, away: away.length, changed: lines.filter(isChanged).length };
}

/** Is there anything that another trip could take over? */
export function isBase({ lines, own, people }: ListEdits): boolean {
  return lines.length + own.length > 0 || people.some((name) => name !== '');
}

/**
 * For a next trip that starts from no earlier list: what the last trip that says so did not use stays at home.
 * `trips` in any order.
 */
export function leftAtHome(trips: readonly Pick<SavedTrip, 'trip' | 'listEdits'>[]): ListEdits {
  const last = trips
    .filter((saved) => unusedOf(saved).length > 0)
    .toSorted((a, b) => b.trip.request.endDate.localeCompare(a.trip.request.endDate))[0];
  if (last === undefined) return NO_EDITS;
  return { ...NO_EDITS, lines: unusedOf(last).map(({ key }) => ({ key, away: true })) };
}

/** Of the computed lines: own ones are on no next list anyway. */
function unusedOf({ listEdits }: Pick<SavedTrip, 'listEdits'>): LineEdit[] {
  const own = new Set(listEdits.own.map(({ key }) => key));
  return listEdits.lines.filter(({ key, unused }) => unused === true && !own.has(key));
}
