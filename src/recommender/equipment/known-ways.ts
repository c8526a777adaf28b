import type { Demand } from './demand.ts';

/** Long ways that travellers call by name, folded; each is walked from hut to hut or camp to camp. */
const TREKS =
  /\b(?:kungsleden|koenigspfad|milford track|routeburn|kepler track|lycian way|lykischer? weg|inca trail|inka-? ?trail|inka-?pfad|tour du mont blanc|gr ?20|west highland way|laugavegur|overland track|annapurna|hochgebirgsweg)\b/u;
/** Mountains that are climbed on foot over more than a day, folded, with their heights in metres. */
const CLIMBS: readonly (readonly [name: RegExp, metres: number])[] = [
  [/\b(?:kilimanjaro|kilimandscharo)\b/u, 5895],
  [/\bmount meru\b/u, 4562],
  [/\bmount kenya\b/u, 4985],
  [/\b(?:mount|mt) kinabalu\b/u, 4095],
  [/\b(?:mount|mt) fuji\b/u, 3776],
  [/\btoubkal\b/u, 4167],
];

/** Height of a mountain of more than a day's climb that the words call by its name; else null. */
export function climbHeight(words: string): number | null {
  return CLIMBS.find(([name]) => name.test(words))?.[1] ?? null;
}

/** With a trek or a climb that the words call by its name: it asks for the gear of a hike over days. */
export function withKnownWays(words: string, demand: Demand): Demand {
  const key = TREKS.test(words) ? 'trek' : climbHeight(words) !== null ? 'climb-mountain' : null;
  if (key === null || demand.wishes.some((wish) => wish.key === key)) return demand;
  const asked = demand.asked.includes('Hiking')
    ? demand.asked
    : [...demand.asked, 'Hiking' as const];
  return { ...demand, asked, wishes: [...demand.wishes, { key, word: '' }] };
}
