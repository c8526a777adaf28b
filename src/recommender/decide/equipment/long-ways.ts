import type { LongWay, Reading } from '#src/recommender/read/reading.ts';
import type { Demand } from './demand.ts';

/** The mountain of more than a day's climb that the traveller names; null without one. */
export function namedClimb({ ways }: Reading): LongWay | null {
  return ways.find(({ kind }) => kind === 'climb') ?? null;
}

/** The same over snow or glacier, with rope and crampons. */
export function iceClimb({ ways }: Reading): LongWay | null {
  return ways.find(({ kind }) => kind === 'ice-climb') ?? null;
}

/** With a trek or a climb that the words call by its name: it asks for the gear of a hike over days. */
export function withLongWays(reading: Reading, demand: Demand): Demand {
  if (iceClimb(reading) !== null && reading.terms.has('ascent')) return withIceClimb(demand);
  const isTrek = reading.ways.some(({ kind }) => kind === 'trek');
  const key = isTrek ? 'trek' : namedClimb(reading) !== null ? 'climb-mountain' : null;
  if (key === null || demand.wishes.some((wish) => wish.key === key)) return demand;
  const asked = [...new Set([...demand.asked, 'Hiking' as const])];
  return { ...demand, asked, wishes: [...demand.wishes, { key, word: '' }] };
}

function withIceClimb(demand: Demand): Demand {
  const asked = [...new Set([...demand.asked, 'Mountaineering' as const])];
  const wishes = demand.wishes.some(({ key }) => key === 'climb-mountain')
    ? demand.wishes
    : [...demand.wishes, { key: 'climb-mountain' as const, word: '' }];
  return { ...demand, asked, wishes };
}
