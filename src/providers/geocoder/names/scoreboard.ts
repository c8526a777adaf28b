/** The best score of each place in one search. */
export type Scoreboard = {
  /** Starts a new search. */
  clear(): void;
  offer(place: number, score: number): void;
  /** The highest score so far; -Infinity when there is none. */
  best(): number;
  /** The best places, best first; ties by place number. */
  leaders(limit: number): { place: number; score: number }[];
};

/** Reused by all searches: a stamp for each place saves clearing the scores. */
export function createScoreboard(places: number): Scoreboard {
  const scores = new Float32Array(places);
  const stamps = new Uint32Array(places);
  let search = 0;
  let touched: number[] = [];
  let best = -Infinity;
  return {
    clear() {
      search += 1;
      touched = [];
      best = -Infinity;
    },
    offer(place, score) {
      if (stamps[place] !== search) {
        stamps[place] = search;
        scores[place] = score;
        touched.push(place);
      } else if (score > (scores[place] ?? 0)) scores[place] = score;
      if (score > best) best = score;
    },
    best: () => best,
    leaders(limit) {
      const list: { place: number; score: number }[] = [];
      let least = -Infinity;
      for (const place of touched) {
        const score = scores[place] ?? 0;
        if (list.length >= limit && score <= least) continue;
        list.push({ place, score });
        if (list.length >= limit * 2) least = truncate(list, limit);
      }
      truncate(list, limit);
      return list;
    },
  };
}

/** Sorts, keeps the first `limit`, and returns the lowest score once the list is full. */
function truncate(list: { place: number; score: number }[], limit: number): number {
  list.sort((a, b) => b.score - a.score || a.place - b.place);
  if (list.length > limit) list.length = limit;
  return list.length < limit ? -Infinity : (list.at(-1)?.score ?? -Infinity);
}
