import type { Demand } from './demand.ts';

/** Long ways that travellers call by name, folded; each is walked from hut to hut or camp to camp. */
const TREKS =
  /\b(?:kungsleden|koenigspfad|milford track|routeburn|kepler track|lycian way|lykischer? weg|inca trail|inka-?pfad|tour du mont blanc|gr ?20|west highland way|laugavegur|overland track|annapurna|hochgebirgsweg)\b/u;
/** Mountains that are climbed on foot over more than a day. */
const CLIMBS =
  /\b(?:kilimanjaro|kilimandscharo|mount meru|mount kenya|(?:mount|mt) kinabalu|(?:mount|mt) fuji|toubkal)\b/u;

/** With a trek or a climb that the words call by its name: it asks for the gear of a hike over days. */
export function withKnownWays(words: string, demand: Demand): Demand {
  const key = TREKS.test(words) ? 'trek' : CLIMBS.test(words) ? 'climb-mountain' : null;
  if (key === null || demand.wishes.some((wish) => wish.key === key)) return demand;
  const asked = demand.asked.includes('Hiking')
    ? demand.asked
    : [...demand.asked, 'Hiking' as const];
  return { ...demand, asked, wishes: [...demand.wishes, { key, word: '' }] };
}
