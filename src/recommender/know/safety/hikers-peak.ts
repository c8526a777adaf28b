import { LAPSE_PER_M } from '#src/domain/climate/lapse-rate.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { snowUnderfoot } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';

/** Mean temperature on top from which paths are usually free of snow. */
const SNOW_FREE_MEAN = 5;
/** What a fit hiker gains in a day. */
const MOST_CLIMB_M = 1300;

/** Height in metres up to which most summits are walked, by latitude: above are ice and rock. */
const HIKERS_HEIGHTS: readonly { upTo: number; metres: number }[] = [
  { upTo: 36, metres: 3000 },
  { upTo: 41, metres: 2600 },
  { upTo: 44, metres: 2400 },
  { upTo: 48, metres: 2300 },
  { upTo: 55, metres: 1700 },
  { upTo: 62, metres: 1300 },
  { upTo: 90, metres: 1000 },
];

/** Higher ones with a path to the top that many walk. */
const HIKERS = new Set(
  `Ben Nevis, Snowdon, Yr Wyddfa, Giewont, Kasprowy Wierch, Babia Góra, Śnieżka, Musala, Vihren,
  Mulhacén, Veleta, Toubkal, Jebel Toubkal, Mount Fuji, Fuji, Fujisan, Hallasan, Adam's Peak, Sri Pada,
  Jebel Shams, Sulphur Mountain, Fairview Mountain, Mount Whitney, Mount Baldy, Clouds Rest, Gornergrat,
  Gaustatoppen, Kebnekaise, Halti, Mount Elbert, Pikes Peak, Bierstadt, Mount Lafayette, Niesen, Faulhorn,
  Schilthorn, Säntis, Pilatus, Rigi, Kosciuszko, Mount Kosciuszko, Pico Ruivo, Monte Perdido, Pen y Fan,
  Table Mountain, Taburno, Doi Inthanon, Fansipan, Yushan, Snow Mountain, Le Brévent, Schafberg`
    .split(',')
    .map((name) => foldText(name.trim()).text),
);

/** Climbs, and holy or closed mountains, that are no higher than that. */
const CLIMBS = new Set(
  `El Capitan, Half Dome, Ellmauer Halt, Totenkirchl, Predigtstuhl, Fleischbank, Mytikas, Mount Olympus,
  Uluru, Ayers Rock, Devils Tower, Sugarloaf Mountain, Pão de Açúcar, Pedra da Gávea, Stetind, Romsdalshorn,
  Store Trolltind, Slogen, Campanile Basso, Shiprock, Angels Landing, Mitre Peak, Cuernos del Paine,
  Sgurr Dearg, Inaccessible Pinnacle, Sgurr Alasdair, Sgurr nan Gillean, Pedraforca, Mount Roraima, Roraima,
  Merapi, Mount Merapi, Sinabung, Villarrica, Stromboli, Piton de la Fournaise, Erta Ale, Whakaari`
    .split(',')
    .map((name) => foldText(name.trim()).text),
);

/** A summit that hikers without a rope reach in a day from the point, free of snow on these days. */
export function hikersPeak({ name, elevation }: NamedPlace, facts: TripFacts): boolean {
  if (elevation === null || snowUnderfoot(facts)) return false;
  const folded = foldText(name).text;
  if (CLIMBS.has(folded)) return false;
  const { mean, normals, terrain, trip } = facts;
  const top = mean - LAPSE_PER_M * (elevation - normals.elevation);
  if (top < SNOW_FREE_MEAN) return false;
  if (HIKERS.has(folded)) return true;
  const lat = Math.abs(trip.location.lat);
  const highest = HIKERS_HEIGHTS.find(({ upTo }) => lat < upTo)?.metres ?? 0;
  return elevation <= highest && elevation - terrain.elevation <= MOST_CLIMB_M;
}
