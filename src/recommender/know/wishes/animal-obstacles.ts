import { coversPoint, inSeason } from '../regions/in-region.ts';
import { regionTable } from '../regions/region-table.ts';
import { dryLand } from '../season/conditions-of-place.ts';
import type { Obstacle } from '../season/obstacle.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

/** Whether they live there, by a table of their ranges; some have a row for each of their seasons. */
const livesIn =
  (name: string, table: 'animal-ranges' | 'sea-animal-months' = 'animal-ranges') =>
  (facts: PlaceFacts): Obstacle | null => {
    const ranges = regionTable(table).filter((row) => row.name === name);
    if (ranges.every(({ coast }) => coast === undefined) && !dryLand(facts)) return 'open-sea';
    const here = ranges.filter((range) => coversPoint(range, facts.trip.location));
    if (here.length === 0) return 'not-living-here';
    const near = here.filter(({ coast = Infinity }) => facts.terrain.coastKm <= coast);
    if (near.length === 0) return 'no-sea';
    return near.some((range) => inSeason(range, facts.month)) ? null : 'out-of-season';
  };

const nesting = livesIn('turtle-nests', 'sea-animal-months');
const whaleSharks = livesIn('whale-sharks', 'sea-animal-months');

/** Whether sea turtles come ashore there in that month. */
export function turtlesNest(facts: PlaceFacts): boolean {
  return nesting(facts) === null;
}

function asksForWhaleSharks({ reading }: PlaceFacts): boolean {
  return reading.asked.some(
    ({ key, senses }) => key === 'sharks' && senses.includes('whale-sharks'),
  );
}

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
  sharks: (facts) => (asksForWhaleSharks(facts) ? whaleSharks : livesIn('sharks'))(facts),
  kangaroos: livesIn('kangaroos'),
  kiwis: livesIn('kiwis'),
  condors: livesIn('condors'),
  flamingos: livesIn('flamingos'),
  crocodiles: livesIn('crocodiles'),
  iguanas: livesIn('iguanas'),
  insects: livesIn('insects'),
  pandas: livesIn('pandas'),
} as const satisfies WishObstacles;
