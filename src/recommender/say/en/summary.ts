import type { SummaryFigures } from '../ideas/summary-words.ts';

const GROUPS = {
  wheelchair: 'all of them are without steps as far as we know, so ask before you go',
  small: 'nothing among them asks for hands on rock or an hour along a cliff',
  children: 'nothing among them is a climb',
  older: 'nothing among them is a climb, and where there are many steps it says so',
} as const;

/** One sentence on how the ideas lie, and what these days or travellers make of them. */
export function summaryEn(figures: SummaryFigures): string {
  const more = moreOf(figures);
  return `${waysOf(figures)}${more === '' ? '' : `; ${more}`}.`;
}

function waysOf({ count, days, farthest, nearest, outing, walkable }: SummaryFigures): string {
  const away = outing === null ? '' : `${outing.name}, ${outing.km} away, takes a day of its own`;
  if (walkable >= 4 || walkable === count) {
    const sights = walkable === count ? `All ${count} sights` : `${walkable} of ${count} sights`;
    const near = `${sights} lie within 3\u00A0km`;
    return away === '' ? near : `${near}; ${away}`;
  }
  if (away !== '' && nearest.name !== outing?.name) {
    return `Nearest is ${nearest.name}, ${nearest.km} from you; ${away}`;
  }
  return `${count} sights for ${days} ${days === 1 ? 'day' : 'days'}, none farther than ${farthest}`;
}

function moreOf({ group, heat, rain }: SummaryFigures): string {
  if (group !== null) return GROUPS[group];
  if (rain !== null) {
    const roofs = rain.roofs === 1 ? 'one is' : `${rain.roofs} are`;
    return `${roofs} under a roof, since it rains on ${rain.wetDays} of ten days`;
  }
  return heat === '' ? '' : `at ${heat} by day, the mornings are for what has no shade`;
}
