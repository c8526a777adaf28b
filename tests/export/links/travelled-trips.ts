import { keep, putAside, writeNote } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { addOwnLine, editLine, namePerson } from '#src/domain/list/change-list.ts';
import { keyedCategories } from '#src/domain/list/list-lines.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { ShareOptions, ToShare } from '#src/export/links/shared-trip.ts';
import { tripFragment } from '#src/export/links/trip-link.ts';
import { layOutAll } from '#src/trip/days/lay-out.ts';

const KEPT = 6;

/** A trip as somebody uses it: ten changes of the list, seven ideas laid on the days, notes. */
export function used(planned: PlannedTrip): PlannedTrip & TripOwn {
  const changes = changesOf(planned);
  const own = changes.reduce((before, change) => change(before), NOTHING_OWN);
  return { ...planned, ...own, days: daysOf(planned) };
}

function changesOf(planned: PlannedTrip): OwnChange[] {
  const wording = wordingIn(planned, planned.trip.language);
  const list = wording?.recommendation.sections.recommendedEquipment ?? { categories: [] };
  const keys = keyedCategories(list).flatMap(({ lines }) => lines.map(({ key }) => key));
  const line = (at: number) => keys[at % keys.length] ?? '';
  const own = { weight_g: null, kind: null, part: 'trip', toBuy: false } as const;
  return [
    editLine(line(0), { name: 'The blue rain jacket', note: 'in the cellar' }),
    editLine(line(1), { quantity: 3 }),
    editLine(line(2), { away: true }),
    editLine(line(3), { away: true }),
    editLine(line(4), { bag: 'hand' }),
    editLine(line(5), { bag: 'body', whose: 1 }),
    editLine(line(6), { whose: 'shared' }),
    addOwnLine({ ...own, key: 'own-5f0c2a97d1be3864', name: 'Hammock', quantity: 1 }),
    addOwnLine({ ...own, key: 'own-a1b2c3d4e5f60718', name: 'Card game', quantity: 2 }),
    addOwnLine({ ...own, key: 'own-0918273645ac1bf0', name: 'Books', quantity: 1, weight_g: 600 }),
    namePerson(1, 'Anna'),
  ];
}

function daysOf(planned: PlannedTrip): DayPlan {
  const suggested = suggestedIdeas(planned);
  const { lat, lng } = planned.trip.location;
  const at = { lat: lat + 0.0412345678, lng: lng - 0.0298765432 };
  const mine = {
    name: 'Dinner at Lena’s',
    language: planned.trip.language,
    at,
    note: 'ring twice',
  };
  const ideas = [...suggested.slice(0, KEPT), ownIdea('318273645-918273645', mine)];
  const kept = ideas.reduce(keep, fitTrip(EMPTY_PLAN, planned));
  const [aside] = suggested.slice(KEPT);
  const { plan } = layOutAll(aside === undefined ? kept : putAside(kept, aside), planned);
  return writeNote(plan, 0, 'Keys at the neighbour’s');
}

/** The fragment of a link to the trip; fails where it would be too long. */
export async function fragmentOf(trip: ToShare, options: ShareOptions): Promise<string> {
  const fragment = await tripFragment(trip, options);
  if (fragment === null) throw new RangeError('too long for a link');
  return fragment;
}
