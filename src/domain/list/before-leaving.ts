import { addDays } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { wordingIn } from '../trip/trip.ts';
import type { SavedTrip } from '../trip/trip.ts';
import { applyEdits } from './apply-edits.ts';

/** A task before leaving home; 'health' only where the place has notes on it. */
export type ThingToDo =
  | { id: 'passport'; until: IsoDay }
  | { id: 'health'; lead: string; by: IsoDay }
  | { id: 'offline' | 'heating' | 'power-bank' };

/** Some countries ask that a passport is valid this long after the last day: six months. */
const PASSPORT_DAYS = 183;
/** Some vaccinations need six weeks. */
const HEALTH_DAYS = 42;

/** A short list of things to do, most urgent first. */
export function beforeLeaving(saved: SavedTrip): ThingToDo[] {
  const { startDate, endDate } = saved.trip.request;
  const wording = wordingIn(saved, saved.trip.language);
  const { safety = [] } = wording?.recommendation.sections.activities ?? {};
  const health = safety.find(({ type }) => type === 'health');
  const lines =
    wording === null
      ? []
      : applyEdits(wording.recommendation.sections.recommendedEquipment, saved.listEdits)
          .categories;
  const hasPowerBank = lines.some(({ products }) =>
    products.some(({ job }) => job === 'power-bank'),
  );
  return [
    ...(health === undefined
      ? []
      : [{ id: 'health', lead: health.lead, by: addDays(startDate, -HEALTH_DAYS) } as const]),
    { id: 'passport', until: addDays(endDate, PASSPORT_DAYS) },
    { id: 'offline' },
    ...(hasPowerBank ? [{ id: 'power-bank' } as const] : []),
    { id: 'heating' },
  ];
}
