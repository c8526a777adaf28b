import { monthOf } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { WAY_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { REACH_KM } from '#src/domain/place/reach.ts';
import type { Sights } from '#src/domain/ports.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { kmFromLine, pointsOnLine } from '#src/domain/place/way.ts';

/** From the straight line between two stops. */
const CLOSE_KM = 15;
/** Sights are asked for around points so far apart. */
const APART_KM = 60;

/**
 * Sights worth leaving the way for: close to the line, at least half a day from both ends, and in
 * season on the day. Roads and railways through many places are left out, since one is on them. The
 * most famous first, then what somebody wrote about, then the nearest to the line.
 */
export async function sightsOnTheWay(
  sights: Pick<Sights, 'near'>,
  { from, to, day }: { from: LatLng; to: LatLng; day: IsoDay },
  signal?: AbortSignal,
): Promise<Sight[]> {
  const found = new Map<string, { sight: Sight; km: number }>();
  const radiusKm = Math.hypot(APART_KM / 2, CLOSE_KM);
  for (const point of pointsOnLine(from, to, APART_KM)) {
    for (const sight of await sights.near(point, radiusKm, signal)) {
      const km = kmFromLine(sight, from, to);
      const isAtEnd = [from, to].some((end) => distanceKm(end, sight) <= REACH_KM['half-day']);
      const isOpen = sight.months.length === 0 || sight.months.includes(monthOf(day));
      const isPlace = !isOneOf(WAY_SIGHTS, sight.kind);
      if (km <= CLOSE_KM && isPlace && !isAtEnd && isOpen) found.set(sight.id, { sight, km });
    }
  }
  return [...found.values()]
    .toSorted(
      (a, b) =>
        a.sight.fame - b.sight.fame ||
        Number(b.sight.isWritten) - Number(a.sight.isWritten) ||
        a.km - b.km,
    )
    .map(({ sight }) => sight);
}
