import type { Demand } from './demand.ts';
import { climbHeight } from '#src/recommender/read/known-ways.ts';

/** Where the nights are spent: each brings other things. */
export type Stay = 'tent' | 'camper' | 'hut' | 'ship' | 'house';

const HUT =
  /\b(?:huts?|refuges?|refugios?|rifugi\w*|tea ?houses?|\w*huett(?:en?|entour\w*)|alberg\w*|pilgerherberge\w*)\b/u;
/** A camp that has its beds: a hotel of tents. */
const CAMP_WITH_BEDS =
  /\b(?:(?:desert|bedouin|berber|tented|safari|yurt|ger|bush) camps?|glamping|\w*(?:wuesten|zelt|beduinen|berber|jurten|safari)camps?|(?:wuesten|zelt)lodges?)\b/u;
const SHIP =
  /\b(?:(?<!(?:canal|harbou?r|sunset|dinner|evening|lake|catamaran|day) )cruise|liveaboard|\w*kreuzfahrt\w*|expeditionsschiff|tauchsafari)\b/u;

/** Huts or tea houses are spoken of, in folded words. */
export function namesHuts(words: string): boolean {
  return HUT.test(words);
}

/**
 * By the traveller's words, folded. Whoever walks for days without asking for a tent sleeps in huts; a
 * camper van or a ship has its own beds, whatever else is asked for.
 */
export function stayIn(words: string, { asked, wishes }: Demand): Stay {
  const wants = (key: string) => wishes.some((wish) => wish.key === key);
  if (wants('camper-van')) return 'camper';
  if (SHIP.test(words)) return 'ship';
  if (namesHuts(words)) return 'hut';
  if (CAMP_WITH_BEDS.test(words)) return 'house';
  if (asked.includes('Camping')) return 'tent';
  return wants('trek') || wants('pilgrimage') || climbHeight(words) !== null ? 'hut' : 'house';
}
