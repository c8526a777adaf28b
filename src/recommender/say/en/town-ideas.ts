import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { CITY_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { IdeaWords, Season, Spot } from '../ideas/idea-words.ts';
import { byName } from '../sentences.ts';
import type { TOWN_IDEAS } from '#src/recommender/decide/ideas/town-ideas.ts';
import { theName } from './the-name.ts';

export const townIdeasEn: Readonly<Record<(typeof TOWN_IDEAS)[number]['id'], IdeaWords>> = {
  'city-evening': {
    name: (s) => `${s.name} after the heat`,
    text: (_, c) =>
      `It gets ${c.high} by day: see the town ${c.morning}, stay indoors over noon, and come back ${c.evening}, when everybody goes out.`,
  },
  'city-day': {
    name: (s) => `${s.name} on foot`,
    text: (s, c) =>
      `${byName(s.name, ['Start at the oldest square or street and walk from there in ever larger rounds.', isCity(s) ? 'Take a tram or bus to its last stop and walk back.' : 'Walk to the last house on one side and back through the lanes behind the main street.', 'Start where people do their shopping in the morning, and go on into the side streets.'])} ${walkingWeather(c)}${s.far ? ` It is ${s.distance} there: start early.` : ''}`,
  },
  'city-second': {
    name: (s) => `A side trip to ${s.name}`,
    text: (s, c) =>
      `It is ${s.distance} away. Have a coffee where the people of the place have theirs, and walk once round it before you drive on; there is ${c.light}.`,
  },
  'city-free': {
    name: (_, c) => `Through the streets${c.near}`,
    text: (_, c) =>
      `Walk without a plan and stop where you like it. It is ${c.high} by day${c.hot ? ', so go early or late' : ''}.`,
  },
  'museum-rain': {
    name: (s, c) => `${c.ifWet}: the museums of ${s.name}`,
    text: (_, c) =>
      `With ${c.rain}, keep one museum for the wettest afternoon, and see one properly rather than three in passing.`,
  },
  heritage: {
    name: (s) => `World Heritage: ${s.name}`,
    text: (s, c) =>
      `It is ${s.distance} away. Read the evening before why it is on the list, and go early; ${c.hot ? `by noon it is ${c.high}` : 'the coaches come later'}.`,
  },
  'museum-heat': {
    name: (s) => `Cool museums in ${s.name}`,
    text: (_, c) =>
      `Outside it is ${c.high}: go to a museum between one and four, when the streets are at their hottest.`,
  },
  museum: {
    name: (s) => `One good museum in ${s.name}`,
    text: (_, c) =>
      `Ask which museum the people of the town are proud of, rather than which is largest. With ${c.rain}, save it for a grey day.`,
  },
  'culture-free': {
    name: (_, c) => `Church and local museum${c.near}`,
    text: () =>
      'In small places church, shrine and museum are often locked: ask at the inn who has the key.',
  },
  'food-rain': {
    name: (s, c) => `${c.ifWet}: a long lunch in ${s.name}`,
    text: (_, c) =>
      `With ${c.rain}, spend a wet noon in a covered market or a full restaurant, and order what the next table has.`,
  },
  'food-city': {
    name: (s) => `Eating well in ${s.name}`,
    text: (s) =>
      byName(s.name, [
        'Go to the market early, see what is in season, and look for it on the menus later.',
        'Eat one small thing at four places rather than four courses at one, and walk in between.',
        'Look for short menus in one language only, two streets away from the main square.',
        'Ask your hosts where they last took their parents, and book a table for that evening.',
      ]),
  },
  'food-town': {
    name: (s) => `Market day in ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Ask whether there is one this week and on which day, then come early with an empty bag.', 'By nine the best is often gone.', 'Walk once round all the stalls before you buy.'])} ${c.cold ? `At ${c.high} you eat something hot standing at the stall` : 'Fruit, bread, cheese and something you cannot name make lunch on the nearest bench'}.`,
  },
  'food-free': {
    name: (_, c) => `Home cooking${c.near}`,
    text: () => `Ask your hosts what people eat at this time of year, and who cooks it best.`,
  },
  'family-rain': {
    name: (s, c) => `${c.ifWet}: indoors with children in ${s.name}`,
    text: (_, c) =>
      `With ${c.rain}, look up a pool, an aquarium or a hands-on museum beforehand, and put on wellingtons.`,
  },
  'family-water': {
    name: (s) => `Skipping stones at ${theName(s)}`,
    text: (_, c) =>
      `Water, stones and sticks keep children busy for a long time. It is ${c.high} by day; bring dry socks and stay within arm's reach.`,
  },
  'family-park': {
    name: (s) => `With children in ${theName(s)}`,
    text: (_, c) =>
      `Choose the shortest marked trail and let the smallest set the pace. It is ${c.high} by day, with ${c.light}.`,
  },
  'family-town': {
    name: (s) => `With children through ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, [`First one sight, then a playground, then ${c.cold ? 'hot chocolate' : 'ice cream'}.`, 'Let the children pick three things they want to see, and take a bus or tram in between.', 'A tower to climb, a fountain to splash in, a bakery: a morning needs no more.'])} It is ${c.high} by day; turn back before the small ones are tired.`,
  },
  'family-free': {
    name: (_, c) => `A treasure hunt${c.near}`,
    text: () =>
      `At breakfast write down ten things to find: a round stone, a red door, a feather. It works in light rain too.`,
  },
  'rain-walk': {
    name: (s) => `A walk in the rain: ${s.name}`,
    text: (_, c) =>
      `There is ${c.rain}. After a shower the colours are at their strongest: put on the rain jacket and take a cloth for the lens.`,
  },
};

function isCity({ kind }: Spot): boolean {
  return isOneOf(CITY_PLACES, kind);
}

function walkingWeather(c: Season): string {
  if (c.cold) return `At ${c.high} plan a café to warm up in.`;
  if (c.wet) return `It is ${c.high} by day; walk between two showers.`;
  return `It is ${c.high} by day, with ${c.rain}.`;
}
