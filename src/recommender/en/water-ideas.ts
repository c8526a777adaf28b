import type { IdeaWords } from '../ideas/idea.ts';
import type { WATER_IDEAS } from '../ideas/water-ideas.ts';

export const waterIdeasEn: Readonly<Record<(typeof WATER_IDEAS)[number]['id'], IdeaWords>> = {
  'swim-beach': {
    name: (s) => `Into the sea at ${s.name}`,
    text: (_, c) =>
      `${c.sea === '' ? `Air around ${c.high} makes the first step in easy` : `The sea has about ${c.sea}, the air ${c.high}`}. Come ${c.morning} or late in the day; between eleven and four the sun is the stronger element.`,
  },
  'swim-lake': {
    name: (s) => `A swim in ${s.name}`,
    text: (_, c) =>
      `Fresh water, no salt, and a warm stone afterwards. With days near ${c.high} the shallow end is the place; the middle of a deep lake stays cold all summer.`,
  },
  'swim-island': {
    name: (s) => `Beach day: ${s.name}`,
    text: (_, c) =>
      `Choose the shore that lies out of the wind that morning. ${c.high} by day, ${c.rain}: bring shade with you, sand rarely has any.`,
  },
  'swim-free': {
    name: (_, c) => `To the water${c.near}`,
    text: (_, c) =>
      `Ask which bathing place the locals use. Days near ${c.high} and nights near ${c.low} make an evening swim the best of them.`,
  },
  'snorkel-island': {
    name: (s) => `With mask and fins: ${s.name}`,
    text: (_, c) =>
      `Go in the calm of the morning, before the breeze roughs up the surface. Around ${c.high}, a long-sleeved top protects your back better than any cream; touch nothing and stand on sand only.`,
  },
  'snorkel-bay': {
    name: (s) => `Under water at ${s.name}`,
    text: (_, c) =>
      `Rocky edges have more life than open sand. Keep inside the bay and in pairs; ${c.light}, and the clearest water comes early.`,
  },
  'snorkel-park': {
    name: (s) => `Protected water: ${s.name}`,
    text: (_, c) =>
      `Ask which zones are open, then float more than you swim: whoever hangs still is soon looked at in return. Go ${c.morning}; with air of ${c.high} two rounds fit into a morning.`,
  },
  'snorkel-free': {
    name: (_, c) => `A morning under water${c.near}`,
    text: (_, c) =>
      `A local dive shop knows where the water is clear this week. ${c.sea === '' ? '' : `At about ${c.sea} in the water, count your rounds. `}Air of ${c.high} keeps you warm between two of them.`,
  },
  'paddle-lake': {
    name: (s) => `A quiet paddle on ${s.name}`,
    text: (_, c) =>
      `Lakes are calmest early: be on the water ${c.morning} and have lunch on the far shore. Days near ${c.high}, but dress for the water, which is colder.`,
  },
  'paddle-fjord': {
    name: (s) => `By kayak into ${s.name}`,
    text: (_, c) =>
      `From sea level the walls look twice as high. Hug the shore, mind the ferries and use the still hours; ${c.high} by day, and water that stays cold all year.`,
  },
  'paddle-island': {
    name: (s) => `Along the shore: ${s.name}`,
    text: (_, c) =>
      `Sheltered water on one side, places to land on the other. Go ${c.morning}; with ${c.high} on land the sea breeze usually comes after noon.`,
  },
  'paddle-coast': {
    name: (s) => `From cove to cove at ${s.name}`,
    text: (_, c) =>
      `Short hops with a landing in between, so that wind never decides for you. There is ${c.light} and ${c.rain}; a dry bag settles the second.`,
  },
  'paddle-park': {
    name: (s) => `${s.name} from the water`,
    text: (_, c) =>
      `Ask at the park which waters are open to boats. From a canoe you hear more than you see; ${c.light}.`,
  },
  'paddle-free': {
    name: (_, c) => `Hire a boat${c.near}`,
    text: (_, c) =>
      `Half a day is enough for a first look from the water. Around ${c.high}; put everything that must stay dry into a bag that does.`,
  },
  'sail-lake': {
    name: (s) => `Under sail on ${s.name}`,
    text: (_, c) =>
      `A day boat with somebody who knows the local winds. ${c.high} on shore feels cooler out there: take the jacket aboard.`,
  },
  'sail-island': {
    name: (s) => `A day under sail: ${s.name}`,
    text: (_, c) =>
      `Ask for a skippered half-day, out with the morning air and back with the breeze. There is ${c.light}, so nobody needs to hurry home.`,
  },
  'sail-offshore': {
    name: () => 'Your own watch',
    text: (_, c) =>
      `Out here the boat is the destination. Be on deck ${c.morning} once: ${c.low}, a cup in the hand, and the horizon all round.`,
  },
  'sail-free': {
    name: (_, c) => `On a boat${c.near}`,
    text: (_, c) =>
      `The harbour knows who takes guests along. Wind chills: at ${c.high} on land pack for five degrees less.`,
  },
  'surf-coast': {
    name: (s) => `Check the swell at ${s.name}`,
    text: (_, c) =>
      `Swell is weather from far away, so no climate figure promises it: look at the forecast each evening. ${c.sea === '' ? `Air near ${c.high}` : `Water near ${c.sea}`} decides the thickness of the suit.`,
  },
  'surf-free': {
    name: (_, c) => `A surf lesson${c.near}`,
    text: (_, c) =>
      `A school knows which beach works on the day and brings board and suit. ${c.sea === '' ? `${c.high} in the air; the sea follows weeks later` : `The water has about ${c.sea}, the air ${c.high}`}.`,
  },
  'fish-ice': {
    name: (s) => `Through the ice of ${s.name}`,
    text: (_, c) =>
      `Days near ${c.high} freeze lakes, but only locals know where the ice carries: go with one. Thick soles count more than the rod.`,
  },
  'fish-lake': {
    name: (s) => `A line in ${s.name}`,
    text: (_, c) =>
      `Get the day ticket first, then be there ${c.morning}. About ${c.low} at that hour, so bring the warm layer and the flask.`,
  },
  'fish-coast': {
    name: (s) => `From the rocks at ${s.name}`,
    text: (_, c) =>
      `Ask about licence and minimum sizes, then try the turn of the tide. There is ${c.light}, and ${c.rain}.`,
  },
  'fish-offshore': {
    name: () => 'A line over the stern',
    text: (_, c) =>
      `If your skipper agrees, tow a lure in the low light ${c.morning}. Check which waters you are in: the rules change at borders you cannot see.`,
  },
  'fish-free': {
    name: (_, c) => `Ask for the good bank${c.near}`,
    text: (_, c) =>
      `Where to fish is local knowledge, and so is the permit. Around ${c.high} by day; the first and last hour of light are the ones to keep free.`,
  },
  'relax-lake': {
    name: (s) => `Doing nothing at ${s.name}`,
    text: (_, c) =>
      `A blanket, a book, and nowhere to be. At ${c.high} ${c.hot ? 'find a tree first' : 'the sun is company and not yet a duty'}; leave when the evening cools to ${c.low}.`,
  },
  'relax-spa': {
    name: (s) => `An afternoon of warmth in ${s.name}`,
    text: (_, c) =>
      `Outside it is ${c.high} with ${c.rain}; inside, a sauna or a warm pool puts that right. Look for the public bath before the hotel spa.`,
  },
  'relax-shade': {
    name: (s) => `A long lunch hour in ${s.name}`,
    text: (_, c) =>
      `At ${c.high} the wise rest between one and four. Find a courtyard or an arcade, order something cold, and start again when the shadows are long.`,
  },
  'relax-deck': {
    name: () => 'An hour without a plan',
    text: (_, c) =>
      `No errands, no appointments, no list. ${c.high} on deck, a wedged cushion and a book you have carried for years.`,
  },
  'relax-free': {
    name: (_, c) => `A day off${c.near}`,
    text: (_, c) =>
      `Leave one day empty on purpose. With ${c.rain} you will be glad to have one to move things to; if it stays dry, it is simply yours.`,
  },
};
