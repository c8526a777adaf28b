import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import { theName } from '../the-name.ts';
import type { WORD_IDEAS } from '#src/recommender/decide/ideas/wishes/word-ideas.ts';

export const wordIdeasEn: Readonly<Record<(typeof WORD_IDEAS)[number]['id'], IdeaWords>> = {
  'word-trek': {
    name: (s) => `Trekking in ${theName(s)}`,
    text: (_, c) =>
      `Plan a night in a hut or a tent, and on the second morning you are up before everybody else. It is ${c.low} at night, with ${c.rain}: ask about beds and permits before you pack.`,
  },
  'word-ferrata': {
    name: (s) => `Via ferrata around ${theName(s)}`,
    text: (_, c) =>
      `Choose one grade easier than you think you can climb, with helmet and shock-absorbing lanyard. Start ${c.morning} and be off the steel before the first thunderstorm.`,
  },
  'word-huskies': {
    name: () => 'By dog sledge',
    text: (_, c) =>
      `Ask a kennel for a half-day on which you drive yourself, and how the dogs are kept. On the runners ${c.high} feels colder than when walking: bring goggles and dry mittens.`,
  },
  'word-whales': {
    name: (s) => `Whale watching at ${theName(s)}`,
    text: (_, c) =>
      `Ask at the harbour which animals pass and in which weeks, before you book. It is ${c.high} on land and feels five degrees less on a boat.`,
  },
  'word-bears': {
    name: (_, c) => `Watching bears${c.near}`,
    text: (_, c) =>
      `Book a guided viewing where bears come to feed, and go ${c.morning}. On trails walk in company, talk aloud, leave no food about, and ask the rangers which valleys are closed.`,
  },
  'word-birds': {
    name: (s) => `Birdwatching at ${theName(s)}`,
    text: (_, c) =>
      `Be there ${c.morning}, when everything sings, with the sun behind you, and stay long in one spot. It is about ${c.low} at that hour.`,
  },
  'word-shopping': {
    name: (s) => `Shopping in ${s.name}`,
    text: (_, c) =>
      `Start with the market hall or the lanes of small shops, and keep the big stores for bad weather; there is ${c.rain}.`,
  },
  'word-temples': {
    name: (s) => `Churches and temples in ${s.name}`,
    text: (_, c) =>
      `Go ${c.morning}, when only worshippers are there. Cover your shoulders, put the telephone away and sit down for a few minutes; outside it gets ${c.high}.`,
  },
  'word-wine': {
    name: (s) => `Wine in ${s.name}`,
    text: (_, c) =>
      `Ask in a small wine shop for the wine that grows nearest, and whether the estates let you taste. Best ${c.evening}, before dinner.`,
  },
  'word-stalls': {
    name: (s) => `Street food in ${s.name}`,
    text: (_, c) =>
      `Queue where families queue and eat what comes straight off the fire. It is ${c.high} by day, so go ${c.evening}; share the portions, and you manage five stalls.`,
  },
  'word-springs': {
    name: (s) => `Thermal bath in ${s.name}`,
    text: (_, c) =>
      `Ask for the bath that people use after work; in the hot pool outside you sit in air of ${c.low} in the evening. Shower first, and plan nothing for the night.`,
  },
  'word-advent': {
    name: (s) => `Christmas market in ${s.name}`,
    text: (_, c) =>
      `Go on a weekday ${c.evening}, when the lamps are on and the crowd is not there yet. It is only ${c.high} by day: bring gloves. The small markets sell the better crafts.`,
  },
  'word-mudflat': {
    name: (_, c) => `Mudflat walking${c.near}`,
    text: (_, c) =>
      `Walk out only with a guide who knows the tide table, and well before low water: the sea comes back faster than you can walk, from behind too. Go barefoot or in old shoes and take a windproof layer: the air is ${c.high}.`,
  },
  'word-seafood': {
    name: (s) => `Seafood in ${s.name}`,
    text: (_, c) =>
      `Look by the harbour for a place that rewrites its board every day. At noon the catch is fresh and lunch cheaper than dinner${c.cold ? '' : `; at ${c.high} you sit outside`}.`,
  },
  'word-yoga': {
    name: (_, c) => `Yoga${c.near}`,
    text: (_, c) =>
      `Ask for a class that starts ${c.morning}, or take your own mat to a roof, a lawn or the beach. ${c.hot ? `Later it gets ${c.high}` : `It is about ${c.low} then: begin with a layer on`}.`,
  },
};
