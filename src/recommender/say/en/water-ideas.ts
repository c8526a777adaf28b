import type { IdeaWords } from '../ideas/idea-words.ts';
import type { WATER_IDEAS } from '#src/recommender/decide/ideas/water-ideas.ts';
import { theName } from './the-name.ts';

export const waterIdeasEn: Readonly<Record<(typeof WATER_IDEAS)[number]['id'], IdeaWords>> = {
  'swim-beach': {
    name: (s) => `Swimming at ${theName(s)}`,
    text: (_, c) =>
      `${c.sea === '' ? `The air is ${c.high} by day` : `The sea is about ${c.sea}, the air ${c.high}`}. Come ${c.morning} or late in the day: between eleven and four the sun is strongest.`,
  },
  'swim-lake': {
    name: (s) => `A swim in ${theName(s)}`,
    text: (_, c) =>
      `The shallows are warmest; the middle of a deep lake stays cold all summer. It is ${c.high} by day.`,
  },
  'swim-island': {
    name: (s) => `Beach day: ${s.name}`,
    text: (_, c) =>
      `Ask in the morning which shore lies out of the wind. It is ${c.high} by day, with ${c.rain}: bring a sunshade.`,
  },
  'swim-free': {
    name: (_, c) => `Bathing${c.near}`,
    text: (_, c) =>
      `Ask which bathing place the locals use, and go in only there. It is ${c.high} by day; come before eleven or after four, out of the strongest sun.`,
  },
  'snorkel-island': {
    name: (s) => `Snorkelling off ${theName(s)}`,
    text: (_, c) =>
      `Go in the calm of the morning, before the breeze roughs up the surface. Around ${c.high}, a long-sleeved top protects your back better than any cream; touch nothing, and stand on sand only.`,
  },
  'snorkel-bay': {
    name: (s) => `Snorkelling in ${theName(s)}`,
    text: (_, c) =>
      `Rocky edges have more life than open sand. Keep inside the bay, never go in alone, and come early, when the water is clearest; there is ${c.light}.`,
  },
  'snorkel-park': {
    name: (s) => `Snorkelling in ${theName(s)}`,
    text: (_, c) =>
      `Ask which zones are open, then float rather than swim: fish come close to those who keep still. Go in ${c.morning}; the air is ${c.high} by day.`,
  },
  'snorkel-free': {
    name: (_, c) => `Snorkelling${c.near}`,
    text: (_, c) =>
      `A local dive shop knows where the water is clear this week. ${c.sea === '' ? '' : `The sea is about ${c.sea}. `}At ${c.high} in the air you warm up again between two rounds.`,
  },
  'paddle-lake': {
    name: (s) => `Paddling on ${theName(s)}`,
    text: (_, c) =>
      `The water is calmest early: set off ${c.morning} and have lunch on the far shore. It is ${c.high} by day, but dress for the water, which is colder.`,
  },
  'paddle-fjord': {
    name: (s) => `By kayak in ${theName(s)}`,
    text: (_, c) =>
      `Keep to the shore, mind the ferries and go early, before the wind. It is ${c.high} by day; the water stays cold all year.`,
  },
  'paddle-island': {
    name: (s) => `Paddling off ${theName(s)}`,
    text: (_, c) =>
      `Stay on the sheltered side and pick coves to land in. Go ${c.morning}: with ${c.high} on land the sea breeze usually comes after noon.`,
  },
  'paddle-coast': {
    name: (s) => `By kayak along ${theName(s)}`,
    text: (_, c) =>
      `Plan short hops from cove to cove, so that you can land when the wind gets up. There is ${c.light} and ${c.rain}: whatever must stay dry goes into a dry bag.`,
  },
  'paddle-park': {
    name: (s) => `By boat in ${theName(s)}`,
    text: (_, c) =>
      `Ask at the park which waters are open to boats and who hires them out; there is ${c.light}.`,
  },
  'paddle-free': {
    name: (_, c) => `Hire a boat${c.near}`,
    text: (_, c) =>
      `Half a day is enough for a first time. It is ${c.high} by day; put everything that must stay dry into a dry bag.`,
  },
  'sail-lake': {
    name: (s) => `Sailing on ${theName(s)}`,
    text: (_, c) =>
      `A day boat with somebody who knows the local winds. ${c.high} on shore feels cooler out there: take the jacket aboard.`,
  },
  'sail-island': {
    name: (s) => `Sailing off ${theName(s)}`,
    text: (_, c) =>
      `Ask for a skippered half-day, out early in light wind and back with the breeze; there is ${c.light}.`,
  },
  'sail-offshore': {
    name: () => 'Your own watch',
    text: (_, c) =>
      `Take the watch ${c.morning} once: it is ${c.low} then, and there is nothing but horizon all round.`,
  },
  'sail-free': {
    name: (_, c) => `Sailing${c.near}`,
    text: (_, c) =>
      `The harbour knows who takes guests along. Wind chills: at ${c.high} on land pack for five degrees less.`,
  },
  'surf-coast': {
    name: (s) => `Surfing at ${theName(s)}`,
    text: (_, c) =>
      `Look at the wave forecast each evening: no climate figure can tell you the swell. ${c.sea === '' ? `The air is ${c.high}` : `The water is about ${c.sea}`}; ask at the hire shop which suit goes with it.`,
  },
  'surf-free': {
    name: (_, c) => `A surf lesson${c.near}`,
    text: (_, c) =>
      `A school knows which beach works on the day and brings board and suit. ${c.sea === '' ? `It is ${c.high} in the air` : `The water is about ${c.sea}, the air ${c.high}`}.`,
  },
  'fish-ice': {
    name: (s) => `Ice fishing on ${theName(s)}`,
    text: (_, c) =>
      `At ${c.high} by day lakes freeze, but only locals know where the ice carries: go with one, in boots with thick soles.`,
  },
  'fish-lake': {
    name: (s) => `Fishing in ${theName(s)}`,
    text: (_, c) =>
      `Get the day ticket first, then be there ${c.morning}. About ${c.low} at that hour, so bring the warm layer and the flask.`,
  },
  'fish-coast': {
    name: (s) => `Fishing from the rocks at ${theName(s)}`,
    text: (_, c) =>
      `Ask about licence and minimum sizes, then try the turn of the tide. There is ${c.light}, and ${c.rain}.`,
  },
  'fish-offshore': {
    name: () => 'A line over the stern',
    text: (_, c) =>
      `If your skipper agrees, tow a lure in the low light ${c.morning}. Check which waters you are in: the rules change at borders you cannot see.`,
  },
  'fish-free': {
    name: (_, c) => `Fishing${c.near}`,
    text: (_, c) =>
      `Local anglers know where the fish stand and where to get the permit. It is ${c.high} by day; keep the first and the last hour of light free.`,
  },
  'relax-lake': {
    name: (s) => `Doing nothing at ${theName(s)}`,
    text: (_, c) =>
      `Take a blanket and a book. ${c.hot ? `At ${c.high}, find a tree first` : `It is ${c.high} by day`}; in the evening it cools to ${c.low}.`,
  },
  'relax-spa': {
    name: (s) => `An afternoon of warmth in ${s.name}`,
    text: (_, c) =>
      `Outside it is ${c.high} with ${c.rain}: warm up in a sauna or a pool. Look for the public bath before the hotel spa.`,
  },
  'relax-shade': {
    name: (s) => `A long lunch hour in ${s.name}`,
    text: (_, c) =>
      `Between one and four it is ${c.high}: find a shaded table where the air moves, order something cold, and go on when the shadows are long.`,
  },
  'relax-deck': {
    name: () => 'An hour without a plan',
    text: (_, c) =>
      `It is ${c.high} on deck: wedge a cushion and read the book you have carried for years.`,
  },
  'relax-free': {
    name: (_, c) => `A free day${c.near}`,
    text: (_, c) =>
      `Leave one day without a plan${c.wet ? `: with ${c.rain}, you have one to move things to` : ', and decide over breakfast what it is for'}.`,
  },
};
