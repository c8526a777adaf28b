import { expect, test } from 'vitest';
import { ADULTS } from '#src/domain/place/access.ts';
import type { Party } from '#src/domain/place/access.ts';
import { readText } from '#src/recommender/read/read-text.ts';

const ROWS: readonly [text: string, party: Partial<Party>, travelers?: number][] = [
  ['', {}],
  ['hiking', {}],
  ['with a baby', { babies: 1, underTwo: 1 }, 3],
  ['mit Baby', { babies: 1, underTwo: 1 }, 3],
  ['our son is 18 months old', { toddlers: 1, underTwo: 1 }, 3],
  ['mit unserem Einjährigen', { toddlers: 1, underTwo: 1 }, 3],
  ['toddler', { toddlers: 1 }, 3],
  ['mit unserem Kleinkind', { toddlers: 1 }, 3],
  ['two kids, 2 and 5', { toddlers: 1, youngest: 5 }, 4],
  ['zwei Kinder, 7 und 10', { youngest: 7 }, 4],
  ['family holiday', { youngest: 5 }, 4],
  ['Urlaub mit Kindern', { youngest: 5 }, 4],
  ['with teenagers', {}, 4],
  ['we bring a pram', { pram: true, toddlers: 1 }, 3],
  ['mit Baby und Kinderwagen', { babies: 1, underTwo: 1, pram: true }, 3],
  ['Baby, kein Kinderwagen', { babies: 1, underTwo: 1 }, 3],
  ['baby in a carrier, no stroller', { babies: 1, underTwo: 1 }, 3],
  ['my wife uses a wheelchair', { wheelchair: true }],
  ['Rollstuhl', { wheelchair: true }],
  ['barrierefreie Museen', { wheelchair: true }],
  ['wheelchair not needed', {}],
  ['ohne Rollstuhl', {}],
  ['with my parents (70 and 72)', { older: true }, 4],
  ['with my 75-year-old mother', { older: true }],
  ['mit meiner 75-jährigen Mutter', { older: true }],
  ['we are 68 and 71, gardens', { older: true }],
  ['Wir sind beide über 70', { older: true }],
  ['mit meinen Eltern um die 70', { older: true }, 4],
  ['parents of 70', { older: true }, 4],
  ['grandparents with grandchildren, 6 and 9', { older: true, youngest: 6 }, 4],
  ['Oma und Enkel, 8 Jahre', { older: true, youngest: 8 }],
  ['schlecht zu Fuß', { older: true }],
  ['we cannot walk far', { older: true }],
  ['bad knees', { older: true }],
  ['we walk 70 km in a week', {}],
  ['my parents are 50', {}, 4],
  ['70 museums', {}],
  ['visiting my grandparents', {}],
  ['Besuch bei der Oma', {}],
  ['the kids stay with grandma', {}],
  ['business trip', { business: true }, 1],
  ['conference, one free evening', { business: true }, 1],
  ['Dienstreise', { business: true }, 1],
  ['keine Dienstreise, Urlaub', {}],
  ['easy walks, kids of 5 and 8', { easyWays: true, youngest: 5 }, 4],
  ['leichte Wanderungen', { easyWays: true }],
  ['kurze Wege', { easyWays: true }],
  ['nothing too strenuous', { easyWays: true }],
  ['nichts Anstrengendes, Seen', { easyWays: true }],
  ['no long hikes', { easyWays: true }],
  ['keine langen Wanderungen', { easyWays: true }],
  ['hikes, not too steep', { easyWays: true }],
  ['gentle strolls by the water', { easyWays: true }],
  ['mountaineering, not too hard', {}],
  ['long hikes', {}],
  ['a short trip, hiking', {}],
  ['honeymoon', { honeymoon: true }],
  ['Flitterwochen', { honeymoon: true }],
  ['not our honeymoon', {}],
];

test.each(ROWS)('who travels: %j', (text, party, travelers = 2) => {
  expect(readText(text, { names: [], travelers }).party).toEqual({ ...ADULTS, ...party });
});

test.each(ROWS)('nothing of %j is not understood', (text, _, travelers = 2) => {
  expect(readText(text, { names: [], travelers }).unread).toEqual([]);
});
