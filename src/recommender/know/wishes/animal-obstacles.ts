import { coversPoint, inSeason } from '../regions/in-region.ts';
import { regionTable } from '../regions/region-table.ts';
import { dryLand } from '../season/conditions-of-place.ts';
import type { Obstacle } from '../season/obstacle.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

/** Whether they live there, by the table of their ranges. */
const livesIn =
  (name: string) =>
  (facts: PlaceFacts): Obstacle | null => {
    const range = regionTable('animal-ranges').find((row) => row.name === name);
    if (range === undefined) return 'not-living-here';
    if (range.coast === undefined && !dryLand(facts)) return 'open-sea';
    if (!coversPoint(range, facts.trip.location)) return 'not-living-here';
    if (facts.terrain.coastKm > (range.coast ?? Infinity)) return 'no-sea';
    return inSeason(range, facts.month) ? null : 'out-of-season';
  };

export const ANIMAL_OBSTACLES = {
  'big-game': livesIn('big-game'),
  jaguars: livesIn('jaguars'),
  tigers: livesIn('tigers'),
  apes: livesIn('apes'),
  monkeys: livesIn('monkeys'),
  bears: livesIn('bears'),
  'polar-bears': livesIn('polar-bears'),
  moose: livesIn('moose'),
  wolves: livesIn('wolves'),
  deer: livesIn('deer'),
  penguins: livesIn('penguins'),
  'sea-lions': livesIn('sea-lions'),
  puffins: livesIn('puffins'),
  turtles: livesIn('turtles'),
  sharks: livesIn('sharks'),
  kangaroos: livesIn('kangaroos'),
  kiwis: livesIn('kiwis'),
  condors: livesIn('condors'),
  flamingos: livesIn('flamingos'),
  crocodiles: livesIn('crocodiles'),
  iguanas: livesIn('iguanas'),
  insects: livesIn('insects'),
  pandas: livesIn('pandas'),
} as const satisfies WishObstacles;
