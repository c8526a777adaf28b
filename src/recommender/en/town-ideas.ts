import type { IdeaWords, Season } from '../ideas/idea.ts';
import { byName } from '../sentences.ts';
import type { TOWN_IDEAS } from '../ideas/town-ideas.ts';

export const townIdeasEn: Readonly<Record<(typeof TOWN_IDEAS)[number]['id'], IdeaWords>> = {
  'city-evening': {
    name: (s) => `${s.name} after the heat`,
    text: (_, c) =>
      `At ${c.high} the streets belong to the evening. See the sights ${c.morning}, disappear at noon, and come back ${c.evening}, when everybody else does.`,
  },
  'city-day': {
    name: (s) => `A day on foot in ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Start at the oldest square you can find and drift downhill.', 'Take the tram or bus to its last stop and walk back.', 'Follow the water if there is any, and cross it where the locals do.'])} ${walkingWeather(c)}${s.far ? ` The ${s.distance} there are worth an early start.` : ''}`,
  },
  'city-second': {
    name: (s) => `The smaller place: ${s.name}`,
    text: (s, c) =>
      `${s.distance} away and on few lists, which is the reason to go. Have a coffee where the locals have theirs; ${c.light}.`,
  },
  'city-free': {
    name: (_, c) => `Through the streets${c.colon}`,
    text: (_, c) =>
      `Walk without a destination until something holds you. At ${c.high} by day, ${c.hot ? 'early or late' : 'any hour'} will do.`,
  },
  'museum-rain': {
    name: (s, c) => `${c.ifWet}: the museums of ${s.name}`,
    text: (_, c) =>
      `With ${c.rain}, keep one collection in reserve for the wettest afternoon. One museum looked at properly beats three walked through.`,
  },
  heritage: {
    name: (s) => `World Heritage: ${s.name}`,
    text: (s, c) =>
      `It stands on UNESCO's list, ${s.distance} from your pin. Read up the evening before and go ${c.morning}; ${c.hot ? `by noon it is ${c.high}` : 'the coaches come later'}.`,
  },
  'museum-heat': {
    name: (s) => `The cool hours indoors in ${s.name}`,
    text: (_, c) =>
      `Outside it is ${c.high}; thick walls and old pictures are the local answer. Go between one and four, when the streets are at their hottest.`,
  },
  museum: {
    name: (s) => `One good collection in ${s.name}`,
    text: (_, c) =>
      `Ask which museum the people of the town are proud of, rather than which is largest. It does not mind the weather (${c.rain}), so save it for the greyest day.`,
  },
  'culture-free': {
    name: (_, c) => `What the place remembers${c.colon}`,
    text: () =>
      'A church, a shrine, a local museum with three rooms: small places tell their story to those who ask for the key.',
  },
  'food-rain': {
    name: (s, c) => `${c.ifWet}: a long lunch in ${s.name}`,
    text: (_, c) =>
      `Wet days are kitchen days, and there is ${c.rain}. Look for a covered market or a room full of locals, and order what the next table has.`,
  },
  'food-city': {
    name: (s) => `Eating your way through ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Markets are fullest in the first hours, restaurants when the locals sit down.', 'Eat one small thing at four addresses rather than four things at one.', 'Short menus in one language only are the ones to look for.', 'Ask whoever rents you the bed where they took their parents last.'])} At ${c.high} ${c.hot ? 'something cold from a stall is sightseeing too' : 'a walk between two courses does no harm'}.`,
  },
  'food-town': {
    name: (s) => `Market day in ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Ask which weekday it falls on, then come early with an empty bag.', 'Stalls go up at seven and come down at one, and the best is gone by nine.', 'Walk once round the stalls before the first purse comes out.'])} ${c.cold ? `Something hot from a stall and something baked for later: at ${c.high} nobody sits down for lunch` : `Fruit, something baked, something you cannot name: at ${c.high} that is lunch on a bench`}.`,
  },
  'food-free': {
    name: (_, c) => `What people eat${c.near}`,
    text: (_, c) =>
      `Ask your hosts for the one dish of this season and who cooks it best. After a day at ${c.high} it will taste of the place.`,
  },
  'family-rain': {
    name: (s, c) => `${c.ifWet}: indoors with children in ${s.name}`,
    text: (_, c) =>
      `A pool, an aquarium, a museum where touching is allowed: have one address ready, with ${c.rain}. Puddles on the way there are part of it.`,
  },
  'family-water': {
    name: (s) => `Skipping stones at ${s.name}`,
    text: (_, c) =>
      `Water, stones and sticks keep children busy longer than any playground. Around ${c.high}; bring dry socks and stay within arm's reach.`,
  },
  'family-park': {
    name: (s) => `Small explorers in ${s.name}`,
    text: (_, c) =>
      `Choose the shortest marked trail and let the smallest set the pace. Days near ${c.high}, ${c.light}: time for every beetle.`,
  },
  'family-town': {
    name: (s, c) => `${c.cold ? 'A hot-chocolate' : 'An ice-cream'} walk through ${s.name}`,
    text: (_, c) =>
      `One sight, one playground, one treat, in that order. ${c.high} by day; plan the way back before legs get short.`,
  },
  'family-free': {
    name: (_, c) => `A treasure hunt${c.near}`,
    text: (_, c) =>
      `Ten things to find, written down at breakfast: a round stone, a red door, a feather. Works at ${c.high} and in light rain.`,
  },
  'rain-walk': {
    name: (s, c) => `${c.ifWet}: colours at ${s.name}`,
    text: (_, c) =>
      `Wet leaves and dark clouds are better light than a blue noon. With ${c.rain} the chance comes by itself: rain shell on, a cloth for the lens.`,
  },
};

function walkingWeather(c: Season): string {
  if (c.cold) return `At ${c.high} put a café between every two streets.`;
  if (c.wet) return `At ${c.high} the dry hours between two showers are enough.`;
  return `Days near ${c.high} with ${c.rain} are walking weather.`;
}
