import type { Demand } from '#src/recommender/decide/equipment/demand.ts';
import { readText } from './read-text.ts';
import type { LongWay, Reading } from './reading.ts';

/** Height of a mountain of snow and ice that the words call by its name; else null. */
export function iceClimbHeight(words: string): number | null {
  return heightOf(read(words), 'ice-climb');
}

/** Height of a mountain of more than a day's climb that the words call by its name; else null. */
export function climbHeight(words: string): number | null {
  return heightOf(read(words), 'climb');
}

/** With a trek or a climb that the words call by its name: it asks for the gear of a hike over days. */
export function withKnownWays(words: string, demand: Demand): Demand {
  const reading = read(words);
  if (heightOf(reading, 'ice-climb') !== null && reading.terms.has('ascent')) {
    return withIceClimb(demand);
  }
  const isTrek = reading.ways.some(({ kind }) => kind === 'trek');
  const isClimb = heightOf(reading, 'climb') !== null;
  const key = isTrek ? 'trek' : isClimb ? 'climb-mountain' : null;
  if (key === null || demand.wishes.some((wish) => wish.key === key)) return demand;
  const asked = demand.asked.includes('Hiking')
    ? demand.asked
    : [...demand.asked, 'Hiking' as const];
  return { ...demand, asked, wishes: [...demand.wishes, { key, word: '' }] };
}

function read(words: string): Reading {
  return readText(words, { names: [], travelers: 1 });
}

function heightOf({ ways }: Reading, of: LongWay['kind']): number | null {
  return ways.find(({ kind }) => kind === of)?.metres ?? null;
}

function withIceClimb(demand: Demand): Demand {
  const asked = [...new Set([...demand.asked, 'Mountaineering' as const])];
  const wishes = demand.wishes.some(({ key }) => key === 'climb-mountain')
    ? demand.wishes
    : [...demand.wishes, { key: 'climb-mountain' as const, word: '' }];
  return { ...demand, asked, wishes };
}
