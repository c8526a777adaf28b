import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { CITY_IDEAS } from '#src/recommender/ideas/wishes/city-ideas.ts';

export const cityIdeasEn: Readonly<Record<(typeof CITY_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-souk': {
    name: (s) => `Lost in the souk of ${s.name}`,
    text: (_, c) =>
      `Go ${c.morning} when shutters open, without a purchase in mind, and let the trades lead you: spices, then copper, then leather. Ask before you photograph, offer half with a smile, and shake your head at helpers who want to show the way.`,
  },
  'wish-bazaar': {
    name: (s) => `The covered market of ${s.name}`,
    text: (_, c) =>
      `The nearest thing to a bazaar here: stalls under one roof, with the oldest traders near the doors. Come ${c.morning}, hungry and with small change; ${c.ifWet.toLowerCase()} it is the best address in town.`,
  },
  'wish-flea': {
    name: (s) => `Old things, early: ${s.name}`,
    text: (_, c) =>
      `Ask for the day of the flea or night market; most are on one morning of the week. Dealers buy in the first hour, bargains are in the last. ${c.ifWet}, junk shops and charity shops are the roof over it.`,
  },
  'wish-vegan': {
    name: (s) => `A menu that suits you in ${s.name}`,
    text: () =>
      'Write what you do not eat on a card in the language of the country, with an allergy in capital letters, and show it before you sit down. Markets, temple kitchens and mezze tables make it easy; carry your own medicine for an emergency.',
  },
  'wish-cooking': {
    name: (s) => `An apron in ${s.name}`,
    text: (_, c) =>
      `Choose a class that begins at the market and ends at the table, with no more than eight people. Half a day, usually ${c.morning}; say in time what you do not eat. It suits the day with the most rain.`,
  },
  'wish-beer': {
    name: (s) => `What is on tap in ${s.name}`,
    text: (_, c) =>
      `Start at the brewery that is nearest, ask for the one they do not bottle, and order something to eat with it. ${c.hot || !c.cold ? 'Outside, if there is a garden' : `Inside, at ${c.high}`}; the way home is on foot or by taxi.`,
  },
  'wish-spirits': {
    name: (s) => `A small glass in ${s.name}`,
    text: () =>
      'Distilleries show their stills by appointment, good bars open late and quietly. Ask what is made within a day’s walk, drink it slowly and with water, and leave the car where it is.',
  },
  'wish-coffee': {
    name: (s) => `The second cup in ${s.name}`,
    text: (_, c) =>
      `Look for the house with newspapers, old tables and a cake nobody can name in English. ${c.ifWet} it is a whole afternoon, otherwise an hour ${c.hot ? 'in the shade' : 'by the window'}.`,
  },
  'wish-tasting': {
    name: (s) => `Tasting at the source: ${s.name}`,
    text: () =>
      'Makers like to be asked: a dairy, an oil mill, a chocolate kitchen, the ice-cream parlour with few kinds. Taste in the order they say and buy one piece of the best.',
  },
  'wish-nightlife': {
    name: (s) => `After eleven in ${s.name}`,
    text: (_, c) =>
      `Ask somebody behind a bar where they go when they are off. Eat first, keep an eye on your glass, fix the way home beforehand: night bus, official taxi, never alone on foot. ${c.low} at night, so something for the queue.`,
  },
  'wish-stage': {
    name: (s) => `An evening with music in ${s.name}`,
    text: (_, c) =>
      `Look up the house programme and the church concerts before you travel, and the small cellar on the day. Returned tickets are sold an hour before; ${c.ifWet.toLowerCase()} it is the best roof in town.`,
  },
  'wish-festival': {
    name: (s) => `What is celebrated in ${s.name}`,
    text: () =>
      'Dates of feasts move, so ask the town which procession, fair or saint’s day falls into your week. Stand where families stand, eat what is only made on that day, and see where the fire exits are.',
  },
  'wish-ruins': {
    name: (s) => `Old stones: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `It is ${s.distance} away, so make it the day's plan. ` : ''}Go ${c.morning}, read the plan of the site for ten minutes before you walk, and look for the worn steps. ${c.hot ? `Hat and water: at ${c.high} there is no shade among ruins` : 'The small museum beside it explains what you saw'}.`,
  },
  'wish-ruins-free': {
    name: (_, c) => `What is left of the old ones${c.near}`,
    text: (_, c) =>
      `No famous excavation is near, but few places have no wall, mound or chapel older than anybody remembers: the local museum has the key and the story. Stay off loose walls; ${c.light}.`,
  },
  'wish-memorial': {
    name: (s) => `Places of memory in ${s.name}`,
    text: () =>
      'Ask the tourist office which memorials and war graves can be visited and whether there is a guided walk: with someone who tells it, an hour weighs more than a museum. Leave time for nothing in particular afterwards.',
  },
  'wish-architecture': {
    name: (s) => `Looking up in ${s.name}`,
    text: (_, c) =>
      `Choose one century and follow it through the streets: stairwells, courtyards, the station. The chamber of architects or the city museum often has a free map; light is best ${c.morning}.`,
  },
  'wish-street-art': {
    name: (s) => `Walls that talk: ${s.name}`,
    text: (_, c) =>
      `Murals stand in former harbours, under railway arches and around art schools; a walk with a painter shows who answers whom. Go by daylight (${c.light}) and in company where streets are empty.`,
  },
  'wish-film': {
    name: (_, c) => `A scene you know, on foot${c.near}`,
    text: (_, c) =>
      `This plan does not know which films were shot here: the regional film office often has a map of locations. Go ${c.morning}, before the others with the same picture on the telephone, and mind that people live there.`,
  },
  'wish-books': {
    name: (s) => `Among shelves in ${s.name}`,
    text: (_, c) =>
      `One second-hand shop, one library with a reading room, one café that lets you sit. Ask for a novel that is set in the town; with ${c.rain} there will be an hour for it.`,
  },
  'wish-books-free': {
    name: (_, c) => `An afternoon with a book${c.near}`,
    text: (_, c) =>
      `Find the bench, the hammock or the deck chair first and open the book second. Days near ${c.high}, ${c.light}: a novel set in this country is the best guide to it.`,
  },
  'wish-crafts': {
    name: (s) => `Hands at work in ${s.name}`,
    text: () =>
      'Workshops that sell at the door mostly let you watch, and some teach for a morning: clay, wool, wood, paper. Ask what takes longest; a sketchbook is as good a souvenir as a bowl.',
  },
  'wish-science': {
    name: (s) => `How it works: ${s.name}`,
    text: (_, c) =>
      `Science centres, observatories, show mines: ask which one runs guided tours in your week and whether they must be booked. Good for the wettest day (${c.rain}); in a mine it is about ten degrees.`,
  },
  'wish-zoo': {
    name: (s) => `Animals behind glass and moats: ${s.name}`,
    text: (_, c) =>
      `Choose the house with few kinds and much room, and ask for feeding times. Be there at opening, when animals are awake and queues short; ${c.hot ? `at ${c.high} most sleep by noon` : `at ${c.high} the indoor houses are the second half`}.`,
  },
  'wish-theme-park': {
    name: (_, c) => `A day of rides${c.near}`,
    text: (_, c) =>
      `Ask which park is within reach and open in your weeks: many close in winter. Buy the dated ticket, start at the back, and go on a weekday; with ${c.rain} take dry socks.`,
  },
  'wish-pool': {
    name: (s) => `Slides, lanes and warm water in ${s.name}`,
    text: (_, c) =>
      `Ask for the public pool rather than the hotel's: longer lanes, a lawn, families. ${c.hot ? `At ${c.high} come at opening time` : `Outside it is ${c.high}, so ask whether the outdoor pool is open yet`}; some demand caps.`,
  },
  'wish-hammam': {
    name: (s) => `Steam and black soap in ${s.name}`,
    text: () =>
      'Ask for a hammam with hours for women and for men, and what is worn. Take soap, a glove and a towel, or book the scrub; drink tea afterwards and plan nothing.',
  },
  'wish-sauna': {
    name: (s) => `Sauna and rest in ${s.name}`,
    text: (_, c) =>
      `Ask for the public baths and their rules, since in some countries suits are worn and in others they are not. Three rounds, cold in between, water to drink; outside it is ${c.high}.`,
  },
  'wish-sauna-free': {
    name: (_, c) => `Heat, and then the air${c.near}`,
    text: (_, c) =>
      `No town is near: ask your lodging for a sauna or a hot tub. Where there is none, a hot drink, a blanket and the evening at ${c.low} outside the door come close.`,
  },
  'wish-massage': {
    name: (_, c) => `An hour in good hands${c.near}`,
    text: () =>
      'Ask for training and price before you lie down, and say what hurts and what you take. Cures and fasting belong into a house with a doctor; for one hour, a good massage and a walk are enough.',
  },
};
