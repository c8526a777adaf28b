import { addDays } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { needsNoPassport } from '../place/home-country.ts';
import { stopsOf } from '../stops/stop-of.ts';
import { wordingIn } from '../trip/trip.ts';
import type { SavedTrip } from '../trip/trip.ts';
import { applyEdits } from './apply-edits.ts';

/** A task before leaving home; 'health' only where the place has notes on it. */
export type ThingToDo =
  /** `until`: null where an identity card will do. */
  | { id: 'passport'; until: IsoDay | null }
  | { id: 'health'; lead: string; by: IsoDay }
  | { id: 'offline' | 'heating' | 'power-bank' };

/** Some countries ask that a passport is valid this long after the last day: six months. */
const PASSPORT_DAYS = 183;
/** Some vaccinations need six weeks. */
const HEALTH_DAYS = 42;

/** A short list of things to do, most urgent first. */
export function beforeLeaving(saved: SavedTrip): ThingToDo[] {
  const { startDate } = saved.trip.request;
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
    ...papersFor(saved),
    { id: 'offline' },
    ...(hasPowerBank ? [{ id: 'power-bank' } as const] : []),
    { id: 'heating' },
  ];
}

/** Nobody shows a passport in the own country. */
function papersFor(saved: SavedTrip): ThingToDo[] {
  const home = saved.trip.home?.code;
  const countries = stopsOf(saved).map(({ country }) => country?.code);
  if (home !== undefined && countries.every((code) => code === home)) return [];
  const byCard = countries.every(
    (code) => home !== undefined && code !== undefined && needsNoPassport(home, code),
  );
  const until = addDays(saved.trip.request.endDate, PASSPORT_DAYS);
  return [{ id: 'passport', until: byCard ? null : until }];
}
