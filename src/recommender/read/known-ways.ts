import type { LongWay } from './reading.ts';

const INCA_CAMPS_M = 3800;

/** Long ways that travellers call by name, folded, with what they are. */
const WAYS: readonly (readonly [name: RegExp, kind: LongWay['kind'], metres: number | null])[] = [
  [/\b(?:inca trail|inka-? ?trail|inka-?pfad)\b/u, 'trek', INCA_CAMPS_M],
  [
    /\b(?:kungsleden|koenigspfad|milford track|routeburn|kepler track|lycian way|lykischer? weg|tour du mont blanc|gr ?20|west highland way|laugavegur|overland track|annapurna|hochgebirgsweg|arctic circle trail|john muir trail|alta via|\w*hoehenweg|haute route|langtang|manaslu|te araroa)\b/u,
    'trek',
    null,
  ],
  [/\b(?:kilimanjaro|kilimandscharo)\b/u, 'climb', 5895],
  [/\bmount meru\b/u, 'climb', 4562],
  [/\bmount kenya\b/u, 'climb', 4985],
  [/\b(?:mount|mt) kinabalu\b/u, 'climb', 4095],
  [/\b(?:mount|mt) fuji\b/u, 'climb', 3776],
  [/\btoubkal\b/u, 'climb', 4167],
  [/\bhuayna potosi\b/u, 'ice-climb', 6088],
  [/(?<!\btour du )\b(?:mont blanc|montblanc)(?! tunnel)\b/u, 'ice-climb', 4806],
  [/\bcotopaxi\b/u, 'ice-climb', 5897],
  [/\bchimborazo\b/u, 'ice-climb', 6263],
  [/\belbrus\b/u, 'ice-climb', 5642],
  [/\b(?:mount|mt) rainier\b/u, 'ice-climb', 4392],
  [/\b(?:mera|island) peak\b/u, 'ice-climb', 6300],
  [/\bgran paradiso\b/u, 'ice-climb', 4061],
];

export function longWaysIn(words: string): LongWay[] {
  return WAYS.flatMap(([name, kind, metres]) =>
    name.test(words) ? [{ id: name.source, kind, metres }] : [],
  );
}
