import { distanceKm } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';

/** Places a part may mean, the likeliest first. */
export type Namesakes = readonly FoundPlace[];

/** How much farther than the next namesake a place may be from its neighbours, km. */
const PER_RANK_KM = 300;
const OF_A_TOWN_KM = 2500;
const OF_A_VILLAGE_KM = 6000;
/** Who writes the name of a capital means it, also far away. */
const FARTHEST_OF_A_CAPITAL_KM = 1500;
const ROUNDS = 3;

/** For each part the index of the namesake that is meant: near the others of the line, and not much smaller. */
export function pickNamesakes(parts: readonly Namesakes[]): number[] {
  const picked = parts.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, namesakes] of parts.entries()) {
      const neighbours = [at - 1, at + 1].flatMap((other) => {
        return parts[other]?.[picked[other] ?? 0] ?? [];
      });
      const efforts = namesakes.map((place, rank) => effortOf(place, rank, neighbours));
      picked[at] = efforts.indexOf(Math.min(...efforts));
    }
  }
  return picked;
}

/** Lower is likelier. A village in the line is no smaller than its namesakes that are villages too. */
function effortOf(place: FoundPlace, rank: number, neighbours: readonly FoundPlace[]): number {
  const away = Math.min(...neighbours.map((other) => distanceKm(place, other)));
  const isFirst = rank === 0;
  const far = place.kind === 'capital' && isFirst ? Math.min(away, FARTHEST_OF_A_CAPITAL_KM) : away;
  if (isFirst) return far;
  const smaller =
    place.kind === 'village' ? OF_A_VILLAGE_KM : place.kind === 'town' ? OF_A_TOWN_KM : 0;
  return far + rank * PER_RANK_KM + smaller;
}
