import type { Page } from 'playwright-core';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { laidOut } from './laid-out.ts';
import { journeyTrip, storeTrips } from './save-trip.ts';

/** Five days in Lisbon from 28 November 2026, laid out; on the second, three places by the river and a note. */
export function lisbonLaidOut(): SavedTrip {
  const saved = laidOut(journeyTrip('lisbon'));
  const { days } = saved;
  const keysOf = (...names: string[]) =>
    names.flatMap(
      (name) => days.kept.find(({ names: { en = '' } }) => en.includes(name))?.key ?? [],
    );
  const second = keysOf('Jerónimos', 'Belém Tower', 'Miradouro');
  const rain = keysOf('Tile Museum');
  const placed = new Set([...second, ...rain]);
  const planned = days.days.map((day, number) => {
    const others = day.ideas.filter((key) => !placed.has(key));
    if (number === 1) return { ideas: second, rain, note: 'Table for two at eight.' };
    // The third is free.
    return number === 2 ? { ideas: [], rain: [], note: '' } : { ...day, ideas: others };
  });
  return { ...saved, days: { ...days, days: planned } };
}

/** The trip on other dates, under another id. */
export function movedTo(
  saved: SavedTrip,
  id: string,
  startDate: string,
  endDate: string,
): SavedTrip {
  const request = { ...saved.trip.request, startDate, endDate };
  return { ...saved, id, trip: { ...saved.trip, request }, days: fitPlan(saved.days, request) };
}

/** Opens a page of the product at this moment with these trips on the device. The clock stands still. */
export async function openAt(
  page: Page,
  address: string,
  { at, trips }: { at: string; trips: readonly SavedTrip[] },
): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await storeTrips(page, new URL(address).origin, trips);
  await page.goto(address);
}
