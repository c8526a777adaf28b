import type { LatLng } from '#src/domain/place/location.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { daysTaken } from '../trek.ts';
import type { DayRoom } from './day-room.ts';
import { besideFixed, giveWay, putSomewhere, share } from './fill-days.ts';
import type { Draft } from './fill-days.ts';
import { fillFreeEdges } from './free-edges.ts';
import { joinedTours } from './join-tours.ts';
import { nearTogether } from './near-together.ts';
import { rankedTours } from './ranking.ts';
import type { Ranking } from './ranking.ts';
import { spreadTours, trekStarts } from './spread-tours.ts';
import type { Trek } from './spread-tours.ts';
import { isLong, tourOf } from './tour.ts';
import type { Tour } from './tour.ts';

/** The tour of each day, by its number; days without one are free. */
export type DayTours = ReadonlyMap<number, Tour>;

/** The days that ideas are laid on. */
export type Calendar = {
  base: LatLng;
  rooms: readonly DayRoom[];
  ranking: Ranking;
  /** The ideas that were placed by hand. */
  fixed: DayTours;
  /** Days on which one is on a trek that was placed by hand. */
  away: ReadonlySet<number>;
};

/** For each day so many are made tours of; the rest fill what is left: pairs of many take seconds. */
const TOURED = 5;

type Placed = { laid: DayTours; left: readonly KeptIdea[] };

/**
 * Puts ideas onto the days, best first: near ones together, long outings apart, treks on days of
 * their own. An idea that finds no room is left out, or takes that of an idea that is worth less.
 */
export function placeIdeas(
  { base, rooms, ranking, fixed, away }: Calendar,
  ideas: readonly KeptIdea[],
): Placed {
  const free = rooms.filter(({ number }) => !fixed.has(number) && !away.has(number));
  const edges = free.filter(({ isEdge }) => isEdge);
  const between = free.filter(({ isEdge }) => !isEdge);
  const numbers = between.map(({ number }) => number);
  const [longer, shorter] = [
    ideas.filter((idea) => daysTaken(idea) > 1),
    ideas.filter((idea) => daysTaken(idea) === 1),
  ];
  const treks = fittingTreks(
    numbers,
    longer.map((idea) => trekOf(base, idea)),
  );
  const walked = new Set(treks.flatMap((trek) => trek.ideas));

  const numbered = new Map(fixed);
  const rest = besideFixed({ base, rooms }, numbered, shorter);
  const capacity = between.length - treks.reduce((sum, trek) => sum + trek.days, 0);
  const open = [...edges, ...between.slice(0, capacity)];
  const [first, last] = [rest.slice(0, open.length * TOURED), rest.slice(open.length * TOURED)];
  const together = nearTogether(base, first, open.find(({ isEdge }) => !isEdge) ?? open[0]);
  const tours = rankedTours(joinedTours(base, together, open), ranking);
  const draft: Draft = { numbered, anyDay: [], capacity };
  const homeless = share(tours, draft, edges);

  const put = (idea: KeptIdea) => putSomewhere({ base, rooms, away }, draft, idea);
  let left = [...homeless.flatMap((tour) => tour.ideas), ...last]
    .toSorted(ranking)
    .filter((idea) => !put(idea));
  const loose = new Set(rest);
  for (;;) {
    const exchange = giveWay({ base, rooms, ranking }, draft, { left, loose });
    if (exchange === null) break;
    left = [...left.filter((idea) => idea !== exchange.wanted), ...exchange.gone]
      .toSorted(ranking)
      .filter((idea) => !put(idea));
  }
  fillFreeEdges({ base, rooms, away }, draft);
  const long = [...numbered].flatMap(([day, tour]) => (isLong(tour) ? [day] : []));
  const spread = spreadTours(
    { free: numbers, long: new Set([...away, ...long]) },
    treks,
    rankedTours(draft.anyDay, ranking),
  );
  return {
    laid: new Map([...numbered, ...spread]),
    left: [...left, ...longer.filter((idea) => !walked.has(idea))].toSorted(ranking),
  };
}

function trekOf(base: LatLng, idea: KeptIdea): Trek {
  return { ...tourOf(base, [idea]), days: daysTaken(idea) };
}

/** As many as there are days for, in their order. */
function fittingTreks(free: readonly number[], treks: readonly Trek[]): Trek[] {
  const fitting: Trek[] = [];
  for (const trek of treks) {
    if (trekStarts({ free, long: new Set() }, [...fitting, trek]) !== null) fitting.push(trek);
  }
  return fitting;
}
