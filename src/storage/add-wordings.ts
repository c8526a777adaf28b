import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { gearItemOf } from '#src/domain/gear.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { TripDatabase } from './database.ts';
import { readGear } from './gear-records.ts';
import { readRecords } from './trip-tables.ts';
import type { TripTables } from './trip-tables.ts';
import { leaveUnnoted } from './unnoted.ts';

type Named = { names: { en?: string | undefined; de?: string | undefined } };

/** In one transaction: what other tabs change meanwhile stays. */
export async function addWordings(
  tables: TripTables & Pick<TripDatabase, 'gear'>,
  id: string,
  planned: PlannedTrip,
): Promise<void> {
  const { dexie, trips, own, gear } = tables;
  await dexie.transaction('rw', trips, own, gear, async (transaction) => {
    leaveUnnoted(transaction);
    const stored = await readRecords(tables, id);
    if (stored?.readable !== true) return;
    const { trip } = stored;
    const { wordings, stops } = withWordingsOf(trip, planned);
    const proposal = trip.proposal && withWordingsOf(trip.proposal, planned);
    if (wordings === trip.wordings && proposal === trip.proposal) return;
    await trips.update(id, { wordings, stops, proposal });
    await own.update(id, { days: namedIn(trip.days, planned) });
    const owned = (await readGear(gear)).filter(lacksName);
    const known = owned.flatMap((item) => {
      const { names } = gearItemOf(planned, item.id, item.addedAt) ?? {};
      return names === undefined ? [] : [withNames(item, names)];
    });
    await gear.bulkPut(known);
  });
}

/** Ideas that were kept or set aside while they had one name. */
function namedIn(plan: DayPlan, planned: PlannedTrip): DayPlan {
  const known = new Map(suggestedIdeas(planned).map(({ key, names }) => [key, names]));
  const named = <Idea extends Named & { key: string }>(idea: Idea) =>
    withNames(idea, known.get(idea.key) ?? {});
  return { ...plan, kept: plan.kept.map(named), setAside: plan.setAside.map(named) };
}

function lacksName({ names }: Named): boolean {
  return LANGUAGES.some((language) => names[language] === undefined);
}

function withNames<Item extends Named>(item: Item, names: Named['names']): Item {
  return { ...item, names: { ...names, ...item.names } };
}
