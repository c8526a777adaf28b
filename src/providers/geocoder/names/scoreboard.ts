/** The best score that each place got in one search. */
export type Scoreboard = {
  /** Forgets the search before. */
  clear(): void;
  offer(place: number, score: number): void;
  /** The highest score so far; -Infinity when there is none. */
  best(): number;
  /** The leading places, best first; equal ones in their order. */
  leaders(most: number): { place: number; score: number }[];
};

/** Kept between searches: one number a place, and a stamp instead of wiping them. */
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
    leaders(most) {
      const list: { place: number; score: number }[] = [];
      let least = -Infinity;
      for (const place of touched) {
        const score = scores[place] ?? 0;
        if (list.length >= most && score <= least) continue;
        list.push({ place, score });
        if (list.length >= most * 2) least = shorten(list, most);
      }
      shorten(list, most);
      return list;
    },
  };
}

/** Sorts, keeps the first, and tells the lowest score that is left. */
function shorten(list: { place: number; score: number }[], most: number): number {
  list.sort((a, b) => b.score - a.score || a.place - b.place);
  if (list.length > most) list.length = most;
  return list.length < most ? -Infinity : (list.at(-1)?.score ?? -Infinity);
}
