import type { LatLng } from '#src/domain/place/location.ts';
import { hasRoom } from './day-room.ts';
import type { DayRoom } from './day-room.ts';
import type { Draft } from './fill-days.ts';
import { WORTH_JOINING_KM } from './join-tours.ts';
import { nearTogether } from './near-together.ts';
import { tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

type Ground = { base: LatLng; rooms: readonly DayRoom[]; away: ReadonlySet<number> };
type Part = { day: number; moved: Tour; rest: Tour };

/**
 * Moves a part of a whole day to a free half day: the largest group of near places that fits, where
 * hardly any way is then travelled twice.
 */
export function fillFreeEdges(
  { base, rooms, away }: Ground,
  { numbered, anyDay }: Pick<Draft, 'numbered' | 'anyDay'>,
): void {
  const whole = rooms.find(({ isEdge }) => !isEdge);
  const apart = (tour: Tour) => nearTogether(base, tour.ideas, whole);
  for (const room of rooms) {
    if (!room.isEdge || numbered.has(room.number) || away.has(room.number)) continue;
    const [part] = partsFor({ base, apart }, anyDay, room);
    if (part === undefined) continue;
    numbered.set(room.number, part.moved);
    anyDay.splice(part.day, 1, part.rest);
  }
}

/** The parts of days that fit the room, those of most ideas first. */
function partsFor(
  { base, apart }: { base: LatLng; apart: (tour: Tour) => Tour[] },
  days: readonly Tour[],
  room: DayRoom,
): Part[] {
  return days
    .flatMap((tour, day) => {
      const groups = apart(tour);
      if (groups.length < 2) return [];
      return groups.map((moved) => {
        const rest = tourOf(
          base,
          tour.ideas.filter((idea) => !moved.ideas.includes(idea)),
        );
        return { day, moved, rest, addedKm: moved.km + rest.km - tour.km };
      });
    })
    .filter(({ moved, addedKm }) => addedKm < WORTH_JOINING_KM && hasRoom(room, moved))
    .toSorted((a, b) => b.moved.ideas.length - a.moved.ideas.length);
}
