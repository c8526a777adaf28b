import type { Trip } from '#src/domain/trip/trip.ts';
import { decisionsOfPlan, idsOfPlan } from './ids-of-plan.ts';
import type { PlanTrip } from './planned-trips.ts';
import { TWINS } from './twins.ts';

/** Compares the plans of each trip said in both languages, and asked for in both. */
export function createTwinCheck() {
  const twinOf = new Map(TWINS.map((row) => [row.typed, row]));
  const checked = new Set<string>();
  const differing: { said: string[]; typed: string[] } = { said: [], typed: [] };
  const check = async (trip: Trip, planTrip: PlanTrip): Promise<void> => {
    const { location, request } = trip;
    const { preferences } = request;
    const key = JSON.stringify([location.lat, location.lng, request]);
    if (checked.has(key)) return;
    checked.add(key);
    const label = `${location.place}, ${request.startDate}: ${preferences}`;
    const english = await planTrip({ ...trip, language: 'en' });
    const german = await planTrip({ ...trip, language: 'de' });
    differing.said.push(...differences(label, idsOfPlan(english), idsOfPlan(german)));
    const { twin, unlike } = twinOf.get(preferences) ?? {};
    if (twin === undefined || unlike !== undefined) return;
    const asked = {
      ...trip,
      language: 'en' as const,
      request: { ...request, preferences: twin },
    };
    const decisions = [decisionsOfPlan(english), decisionsOfPlan(await planTrip(asked))] as const;
    differing.typed.push(...differences(`${label} | ${twin}`, ...decisions));
  };
  /** A difference is the trip and the lines that only one of both plans has. */
  return { check, differing };
}

function differences(label: string, one: readonly string[], other: readonly string[]): string[] {
  if (one.join('\n') === other.join('\n')) return [];
  const only = [
    ...one.filter((line) => !other.includes(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `+ ${line}`),
  ];
  return [[label, ...(only.length > 0 ? only : ['in another order'])].join('\n')];
}
