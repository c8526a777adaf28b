import type { Demand } from '#src/recommender/decide/equipment/demand.ts';

/** Long ways that travellers call by name, folded; each is walked from hut to hut or camp to camp. */
const TREKS =
  /\b(?:kungsleden|koenigspfad|milford track|routeburn|kepler track|lycian way|lykischer? weg|inca trail|inka-? ?trail|inka-?pfad|tour du mont blanc|gr ?20|west highland way|laugavegur|overland track|annapurna|hochgebirgsweg|arctic circle trail|john muir trail|alta via|\w*hoehenweg|haute route|langtang|manaslu|te araroa)\b/u;
/** Mountains that are climbed on foot over more than a day, folded, with their heights in metres. */
const CLIMBS: readonly (readonly [name: RegExp, metres: number])[] = [
  [/\b(?:kilimanjaro|kilimandscharo)\b/u, 5895],
  [/\bmount meru\b/u, 4562],
  [/\bmount kenya\b/u, 4985],
  [/\b(?:mount|mt) kinabalu\b/u, 4095],
  [/\b(?:mount|mt) fuji\b/u, 3776],
  [/\btoubkal\b/u, 4167],
];

/** Mountains that are climbed over snow or glacier, with rope and crampons. */
const ICE_CLIMBS: readonly (readonly [name: RegExp, metres: number])[] = [
  [/\bhuayna potosi\b/u, 6088],
  [/\b(?:mont blanc|montblanc)(?! tunnel)\b/u, 4806],
  [/\bcotopaxi\b/u, 5897],
  [/\bchimborazo\b/u, 6263],
  [/\belbrus\b/u, 5642],
  [/\b(?:mount|mt) rainier\b/u, 4392],
  [/\b(?:mera|island) peak\b/u, 6300],
  [/\bgran paradiso\b/u, 4061],
];

/** Height of such a mountain that the words call by its name; else null. */
export function iceClimbHeight(words: string): number | null {
  if (/\btour du mont ?blanc\b/u.test(words)) return null;
  return ICE_CLIMBS.find(([name]) => name.test(words))?.[1] ?? null;
}

/** Height of a mountain of more than a day's climb that the words call by its name; else null. */
export function climbHeight(words: string): number | null {
  return CLIMBS.find(([name]) => name.test(words))?.[1] ?? null;
}

/** With a trek or a climb that the words call by its name: it asks for the gear of a hike over days. */
export function withKnownWays(words: string, demand: Demand): Demand {
  if (iceClimbHeight(words) !== null && UP.test(words)) return withIceClimb(demand);
  const key = TREKS.test(words) ? 'trek' : climbHeight(words) !== null ? 'climb-mountain' : null;
  if (key === null || demand.wishes.some((wish) => wish.key === key)) return demand;
  const asked = demand.asked.includes('Hiking')
    ? demand.asked
    : [...demand.asked, 'Hiking' as const];
  return { ...demand, asked, wishes: [...demand.wishes, { key, word: '' }] };
}

const UP =
  /\b(?:climb\w*|summit\w*|ascent|mountaineer\w*|besteig\w*|bergsteig\w*|gipfel|hochtour\w*)\b/u;

function withIceClimb(demand: Demand): Demand {
  const asked = [...new Set([...demand.asked, 'Mountaineering' as const])];
  const wishes = demand.wishes.some(({ key }) => key === 'climb-mountain')
    ? demand.wishes
    : [...demand.wishes, { key: 'climb-mountain' as const, word: '' }];
  return { ...demand, asked, wishes };
}
