import type { LatLng } from '#src/domain/place/location.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { sightsToList } from './decide/sights/sights-to-list.ts';
import { gatherFacts } from './know/gather-facts.ts';
import type { FactSources } from './know/gather-facts.ts';
import { sightsOnTheWay } from './know/sights/sights-on-the-way.ts';
import { listSights } from './say/list-sights.ts';
import { tell } from './say/say-plan.ts';

/** So many sights are offered between two stops, and so many looked at for whether they suit the travellers. */
const MOST = 3;
const MOST_LOOKED_AT = 6;

type Line = { from: LatLng; to: LatLng; signal: AbortSignal | undefined };

/** The best sights close to the line that are open and for those who travel, on the first day of the trip. */
export async function sightsBetween(
  sources: FactSources,
  trip: Trip,
  { from, to, signal }: Line,
): Promise<ReachableSight[]> {
  const { startDate: day } = trip.request;
  const request = { ...trip.request, startDate: day, endDate: day };
  const onTheWay = await sightsOnTheWay(sources.sights, { from, to, day }, signal);
  const offered: ReachableSight[] = [];
  for (const { id, lat, lng } of onTheWay.slice(0, MOST_LOOKED_AT)) {
    const there = { ...trip, request, location: { lat, lng, place: '' } };
    const { location, home } = there;
    const facts = await gatherFacts({ location, request, home }, sources, signal);
    const all = await sightsToList(facts, sources.waters, signal);
    const listed = all.filter(({ sight }) => sight.id === id);
    const notes = await sources.sights.notes([id], trip.language, signal);
    offered.push(...listSights(listed, [], await tell(facts, there, notes)).sights);
    if (offered.length >= MOST) break;
  }
  return offered;
}
