import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { WORD_IDEAS } from '#src/recommender/ideas/wishes/word-ideas.ts';

export const wordIdeasEn: Readonly<Record<(typeof WORD_IDEAS)[number]['id'], IdeaWords>> = {
  'word-trek': {
    name: (s) => `Two days on foot: ${s.name}`,
    text: (_, c) =>
      `A trek deserves a night out, in a hut or a tent, so that the second morning begins where others arrive at noon. Nights average ${c.low}, with ${c.rain}: ask about beds and permits before you pack.`,
  },
  'word-ferrata': {
    name: (s) => `Iron rungs around ${s.name}`,
    text: (_, c) =>
      `Choose a via ferrata one grade easier than your courage, with helmet and shock-absorbing lanyard. Start ${c.morning}: steel cables are the wrong company in a thunderstorm.`,
  },
  'word-huskies': {
    name: () => 'Behind the dogs',
    text: (_, c) =>
      `Ask a kennel for a half-day on which you drive yourself, and how the dogs are kept. Standing on the runners at ${c.high} is colder than walking: goggles, dry mittens, nothing of cotton.`,
  },
  'word-whales': {
    name: (s) => `Looking for fins: ${s.name}`,
    text: (_, c) =>
      `Which animals pass, and in which weeks, is local knowledge: ask at the harbour before you book. A high spot with binoculars costs nothing; on a boat ${c.high} feels five degrees less.`,
  },
  'word-bears': {
    name: (_, c) => `Bears, from far enough${c.near}`,
    text: (_, c) =>
      `Book a guided viewing where bears come to feed, and go ${c.morning}. On paths of your own walk in company, talk aloud, leave no food about, and ask the rangers which valleys are closed.`,
  },
  'word-birds': {
    name: (s) => `With binoculars to ${s.name}`,
    text: (_, c) =>
      `Be there ${c.morning}, when everything sings and the light is behind you. Half the list comes by sitting still; it is about ${c.low} at that hour.`,
  },
  'word-shopping': {
    name: (s) => `Shopping with an empty bag in ${s.name}`,
    text: (_, c) =>
      `Start with the market hall or the street where tailors, spices or books are, and keep the big stores for bad weather (${c.rain}). One good thing that lasts beats ten that shine.`,
  },
  'word-temples': {
    name: (s) => `Quiet rooms of ${s.name}`,
    text: (_, c) =>
      `Go ${c.morning}, when rooms of prayer and old halls belong to those who use them. Shoulders covered, telephone away, ten minutes on a bench: outside it gets ${c.high}.`,
  },
  'word-wine': {
    name: (s) => `A glass of the country in ${s.name}`,
    text: (_, c) =>
      `Ask in a small wine shop what grows nearest, and drink that first. At ${c.high} by day the hour before supper, ${c.evening}, is the right one.`,
  },
  'word-stalls': {
    name: (s) => `One street, five stalls: ${s.name}`,
    text: (_, c) =>
      `Queue where families queue and eat what comes straight off the fire. It is ${c.high} by day, so go hungry ${c.evening}; share every portion and try five.`,
  },
  'word-springs': {
    name: (s) => `Into hot water in ${s.name}`,
    text: (_, c) =>
      `Ask for the bath that people use after work; a hot pool is best when the air is ${c.low}. Shower first, talk little, and leave the evening free for being tired.`,
  },
  'word-advent': {
    name: (s) => `Lights and mulled wine in ${s.name}`,
    text: (_, c) =>
      `Go on a weekday ${c.evening}, when the lamps are on and the crowd is not there yet. At ${c.high} an hour is long enough to warm your hands on a cup twice; small squares sell the better crafts.`,
  },
  'word-mudflat': {
    name: (_, c) => `Out where the sea was${c.colon}`,
    text: (_, c) =>
      `Walk out only with a guide who knows the tide table, and well before low water: the sea comes back faster than you can walk, from behind too. Bare feet or old shoes, a windproof layer, ${c.high} in the air.`,
  },
  'word-seafood': {
    name: (s) => `What the boats bring to ${s.name}`,
    text: (_, c) =>
      `Look for the place nearest to the quay where the board changes daily. Noon is fresher and cheaper than the evening; at ${c.high} ${c.cold ? 'take the table by the stove' : 'eat it outside, with bread'}.`,
  },
  'word-yoga': {
    name: (_, c) => `On the mat before breakfast${c.colon}`,
    text: (_, c) =>
      `Ask for a class that starts ${c.morning}, or take your own mat to a roof, a lawn or the beach. ${c.hot ? `By ten it is on its way to ${c.high}` : `At about ${c.low} begin with a layer on`}; keep the hour after it free of any screen.`,
  },
};
