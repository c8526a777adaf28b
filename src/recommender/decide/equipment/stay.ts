import type { Reading } from '#src/recommender/read/reading.ts';
import type { Demand } from './demand.ts';
import { namedClimb } from './long-ways.ts';

/** Where the nights are spent: each brings other things. */
export type Stay = 'tent' | 'camper' | 'hut' | 'ship' | 'house';

/**
 * By the traveller's text. Whoever walks for days without asking for a tent sleeps in huts, unless these
 * are refused; a camper van or a ship has its own beds, whatever else is asked for.
 */
export function stayIn(reading: Reading, { asked, wishes }: Demand): Stay {
  const { refusedTerms, terms } = reading;
  const wants = (key: string) => wishes.some((wish) => wish.key === key);
  if (wants('camper-van')) return 'camper';
  if (terms.has('ship')) return 'ship';
  if (terms.has('hut')) return 'hut';
  if (terms.has('camp-with-beds')) return 'house';
  if (asked.includes('Camping')) return 'tent';
  const walksForDays = wants('trek') || wants('pilgrimage') || namedClimb(reading) !== null;
  return walksForDays && !refusedTerms.has('hut') ? 'hut' : 'house';
}
