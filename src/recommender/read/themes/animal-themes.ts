import { withinAny } from '#src/recommender/know/safety/within-any.ts';
import type { Box } from '#src/recommender/know/safety/within-any.ts';
import { dryLand } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const AFRICA: Box = [-35, 14, -18, 52];
const SOUTH_ASIA: Box = [5, 31, 67, 98];
const SOUTH_EAST_ASIA: Box = [-11, 28, 92, 130];
const AMERICAN_TROPICS: Box = [-25, 22, -105, -34];
const NORTH_AMERICA: Box = [32, 72, -168, -52];
const NORDIC: Box = [56, 72, 4, 42];
const SIBERIA: Box = [45, 75, 42, 180];
const TROPICAL_SEAS: Box = [-30, 31, -180, 180];

/** Where they live wild: generous boxes, since a refusal must be true (IUCN range maps, roughly). */
const animal = (
  en: string,
  de: string,
  boxes: readonly Box[],
  needs: { shore?: true; months?: readonly number[] } = {},
) => ({
  en,
  de,
  obstacle: (facts: TripFacts) => {
    if (needs.shore !== true && !dryLand(facts)) return 'open-sea' as const;
    if (!withinAny(facts.trip.location, boxes)) return 'not-living-here' as const;
    if (needs.shore === true && facts.terrain.coastKm > 120) return 'no-sea' as const;
    const season = needs.months === undefined || needs.months.includes(facts.month);
    return season ? null : ('out-of-season' as const);
  },
});

/** Animals by name. Whales, birds and farm animals are in nature-themes.ts. */
export const ANIMAL_THEMES = {
  'big-game': animal('big game', 'große Wildtiere', [AFRICA, SOUTH_ASIA, SOUTH_EAST_ASIA]),
  jaguars: animal('jaguars', 'Jaguare', [AMERICAN_TROPICS, [-56, -20, -76, -52]]),
  tigers: animal('tigers', 'Tiger', [SOUTH_ASIA, [-6, 22, 94, 107], [42, 55, 127, 142]]),
  apes: animal('great apes', 'Menschenaffen', [
    [-8, 8, 8, 31.5],
    [4, 10, -14, 8],
    [-4, 7, 95, 119],
  ]),
  monkeys: animal('monkeys, sloths and parrots', 'Affen, Faultiere und Papageien', [
    AFRICA,
    SOUTH_ASIA,
    SOUTH_EAST_ASIA,
    AMERICAN_TROPICS,
    [31, 42, 129, 142],
    [30, 36.5, -10, 3],
    [-40, -9, 112, 154],
  ]),
  bears: animal('bears', 'Bären', [
    NORTH_AMERICA,
    SIBERIA,
    [58, 71, 11, 42],
    [40, 50, 13, 31],
    [41.5, 43.8, -7.5, 2],
    [45.7, 47, 10, 12],
    [41.3, 42.9, 12.9, 14.6],
    [35, 46, 26, 55],
    [24, 45.6, 66, 146],
    [-18, 10, -80, -63],
  ]),
  'polar-bears': animal('polar bears', 'Eisbären', [
    [70, 85, -180, 180],
    [52, 70, -96, -76],
    [59, 70, -75, -20],
    [63, 70, -180, -155],
  ]),
  moose: animal('moose and reindeer', 'Elche und Rentiere', [
    NORDIC,
    SIBERIA,
    [40, 75, -168, -52],
    [59, 80, -75, -12],
    [50, 56, 14, 42],
    [74, 81, 10, 30],
  ]),
  wolves: animal('wolves and lynx', 'Wölfe und Luchse', [
    [36, 72, -10, 180],
    [15, 50, 35, 125],
    [42, 83, -168, -52],
  ]),
  deer: animal('deer, marmots and the like', 'Hirsche, Murmeltiere und andere', [
    [25, 72, -11, 180],
    [20, 72, -168, -52],
    [-47, -34, 166, 179],
  ]),
  penguins: animal(
    'penguins',
    'Pinguine',
    [
      [-90, -28, -180, 180],
      [-28, 1.5, -92, -68],
    ],
    { shore: true },
  ),
  'sea-lions': animal(
    'sea lions and other large seals',
    'Seelöwen und andere große Robben',
    [
      [25, 82, -180, -105],
      [60, 82, -105, 110],
      [40, 75, 130, 180],
      [-80, 3, -180, 180],
    ],
    { shore: true },
  ),
  puffins: animal(
    'puffins',
    'Papageientaucher',
    [
      [48, 81, -71, 33],
      [45, 62, 130, 180],
      [48, 70, -180, -122],
    ],
    { shore: true, months: [4, 5, 6, 7, 8] },
  ),
  turtles: animal('sea turtles', 'Meeresschildkröten', [[-36, 41, -180, 180]], { shore: true }),
  sharks: animal(
    'sharks and rays',
    'Haie und Rochen',
    [
      [-42, 45, -180, 180],
      [45, 60, -12, -2],
    ],
    { shore: true },
  ),
  kangaroos: animal('kangaroos and koalas', 'Kängurus und Koalas', [[-44, -9, 112, 155]]),
  kiwis: animal('kiwis', 'Kiwis', [[-48, -34, 166, 179]]),
  condors: animal('birds of prey', 'Greifvögel', [[-56, 72, -180, 180]]),
  flamingos: animal('flamingos and pelicans', 'Flamingos und Pelikane', [
    [-35, 47, -20, 80],
    [-56, 42, -125, -30],
    [-44, -9, 112, 155],
  ]),
  crocodiles: animal('crocodiles', 'Krokodile', [
    AFRICA,
    SOUTH_ASIA,
    SOUTH_EAST_ASIA,
    AMERICAN_TROPICS,
    [24, 35.5, -98, -77],
    [-22, -9, 112, 155],
    [22, 26, 30, 34],
  ]),
  iguanas: animal('lizards and tortoises', 'Echsen und Riesenschildkröten', [TROPICAL_SEAS]),
  insects: animal('butterflies and fireflies', 'Schmetterlinge und Glühwürmchen', [
    [-56, 70, -180, 180],
  ]),
  pandas: animal('pandas', 'Pandas', [[26, 35, 99, 109]]),
} satisfies Record<string, ThemeRules>;
