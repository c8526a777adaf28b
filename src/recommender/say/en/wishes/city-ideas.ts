import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { CITY_IDEAS } from '#src/recommender/decide/ideas/wishes/city-ideas.ts';

export const cityIdeasEn: Readonly<Record<(typeof CITY_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-souk': {
    name: (s) => `Through the souk of ${s.name}`,
    text: (_, c) =>
      `Go ${c.morning}, when the shutters open, and walk through once without buying: each trade has its lane, spices, copper, leather. Ask before you photograph, offer half, and politely decline those who want to show you the way.`,
  },
  'wish-bazaar': {
    name: (s) => `In the market hall of ${s.name}`,
    text: (_, c) =>
      `There is no bazaar here; the market hall comes nearest. Come ${c.morning}, hungry and with small change, best on a wet day.`,
  },
  'wish-flea': {
    name: (s) => `Flea markets in ${s.name}`,
    text: (_, c) =>
      `Ask which day they are on; often it is one morning of the week. Dealers buy in the first hour, prices fall in the last. ${c.ifWet}, go to the junk and charity shops.`,
  },
  'wish-vegan': {
    name: (s) => `Food that suits you in ${s.name}`,
    text: () =>
      'Write what you do not eat on a card in the language of the country, with an allergy in capital letters, and show it before you sit down. Markets, temple kitchens and mezze tables make it easy; carry your own medicine for an emergency.',
  },
  'wish-cooking': {
    name: (s) => `A cooking class in ${s.name}`,
    text: () =>
      'Choose a class of eight people at most that begins at the market. It takes half a day; say when you book what you do not eat, and keep it for a wet day.',
  },
  'wish-beer': {
    name: (s) => `What is on tap in ${s.name}`,
    text: (_, c) =>
      `Start at the nearest brewery or an old pub, ask for the beer they do not bottle, and order something to eat with it. ${c.cold ? '' : 'Ask for the garden. '}Go home on foot or by taxi.`,
  },
  'wish-spirits': {
    name: (s) => `Distilleries and bars in ${s.name}`,
    text: () =>
      'Distilleries show visitors round by appointment, good bars open late. Ask what is distilled nearby, drink it with water and leave the car where it is.',
  },
  'wish-coffee': {
    name: (s) => `Coffee and cake in ${s.name}`,
    text: (_, c) =>
      `Look for an old café and order the cake nobody can name in English. ${c.ifWet}, stay the whole afternoon${c.hot ? '; otherwise sit outside in the shade' : ''}.`,
  },
  'wish-tasting': {
    name: (s) => `Watching and tasting in ${s.name}`,
    text: () =>
      'Ask at the tourist office who makes things and lets visitors watch: chocolate, cheese, oil, ice cream. Small workshops are glad to show how, often in the morning only.',
  },
  'wish-nightlife': {
    name: (s) => `Nightlife in ${s.name}`,
    text: (_, c) =>
      `Ask somebody behind a bar where they go when they are off. Eat first, keep an eye on your glass, fix the way home beforehand: night bus, official taxi, never alone on foot. It is ${c.low} at night in the queue outside.`,
  },
  'wish-stage': {
    name: (s) => `Music and stage in ${s.name}`,
    text: () =>
      'Look up programmes before you travel, church concerts and small clubs too. Returned tickets are often sold at the box office an hour before the start.',
  },
  'wish-festival': {
    name: (s, c) => c.festival?.name ?? `What is celebrated in ${s.name}`,
    text: (_, c) =>
      c.festival?.text ??
      'Many feasts move from year to year: ask at the tourist office what falls into your week. Stand where families stand, eat what is only made on that day, and note how you get out of the crowd.',
  },
  'wish-ruins': {
    name: (s) => `Ruins: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `It is ${s.distance} away, so give it the day. ` : ''}Go ${c.morning} and look at the plan of the site first. ${c.hot ? `Take a hat and water: it gets ${c.high}, and there is hardly any shade` : 'The best finds are often in a museum nearby'}.`,
  },
  'wish-ruins-free': {
    name: (_, c) => `Old walls${c.near}`,
    text: (_, c) =>
      `No well-known excavation is near. Ask at the local museum for the oldest wall or chapel, and keep off loose stones; there is ${c.light}.`,
  },
  'wish-memorial': {
    name: (s) => `Memorials in ${s.name}`,
    text: () =>
      'Ask the tourist office which memorials and war graves can be visited and when there are guided tours. Plan nothing else afterwards.',
  },
  'wish-architecture': {
    name: (s) => `Architecture in ${s.name}`,
    text: (_, c) =>
      `Choose one period and follow it through the streets: stairwells, courtyards, the station. The city museum often has a map for it; photographs are best ${c.morning}.`,
  },
  'wish-street-art': {
    name: (s) => `Street art in ${s.name}`,
    text: (_, c) =>
      `Murals are mostly in former harbours, under railway arches and around art schools; tours are often led by people who paint. Go by daylight (${c.light}) and in company where streets are empty.`,
  },
  'wish-film': {
    name: (_, c) => `Film locations${c.near}`,
    text: (_, c) =>
      `We do not know which films were shot here: the regional film office often has a map of locations. Go ${c.morning}, before it fills, and mind that people live there.`,
  },
  'wish-books': {
    name: (s) => `Books in ${s.name}`,
    text: (_, c) =>
      `Ask in a second-hand shop for a novel that is set in the town, and begin it in an old reading room or café${c.wet ? ` on the wet day: there is ${c.rain}` : ''}.`,
  },
  'wish-books-free': {
    name: (_, c) => `An afternoon to read${c.near}`,
    text: (_, c) =>
      `Bring a novel that is set in this country and find a bench or a deck chair. It is ${c.high} by day, with ${c.light}.`,
  },
  'wish-crafts': {
    name: (s) => `Crafts in ${s.name}`,
    text: () =>
      'Workshops that sell at the door mostly let you watch, and some teach pottery, weaving or carving for a morning. Ask at the tourist office which are open.',
  },
  'wish-science': {
    name: (s) => `Science and technology in ${s.name}`,
    text: (_, c) =>
      `Ask whether there is a science centre, an observatory or a show mine, and when it has guided tours${c.wet ? `; there is ${c.rain}, so keep it for a wet day` : ''}. In a mine it stays cool even in summer.`,
  },
  'wish-zoo': {
    name: (s) => `Zoo and aquarium in ${s.name}`,
    text: (_, c) =>
      `Look up the feeding times and be there at opening, when animals are awake and queues short. ${c.hot ? `At ${c.high} most sleep by noon` : c.cold ? `It is ${c.high} by day; warm up in the animal houses` : `It is ${c.high} by day`}.`,
  },
  'wish-theme-park': {
    name: (_, c) => `Theme park${c.near}`,
    text: (_, c) =>
      `Ask which park is within reach and open in your weeks: many close in winter. Buy the ticket beforehand, go on a weekday and start at the back. There is ${c.rain}.`,
  },
  'wish-pool': {
    name: (s) => `Swimming pool in ${s.name}`,
    text: (_, c) =>
      `The public pool has longer lanes than the hotel's, and usually a lawn. ${c.hot ? `At ${c.high} come at opening time` : `Outside it is ${c.high}, so ask whether the outdoor pool is open yet`}; some demand caps.`,
  },
  'wish-hammam': {
    name: (s) => `Hammam in ${s.name}`,
    text: () =>
      'Ask for a hammam with hours for women and for men, and what is worn. Take soap, a glove and a towel, or book the scrub; drink tea afterwards and plan nothing.',
  },
  'wish-sauna': {
    name: (s) => `Sauna and rest in ${s.name}`,
    text: (_, c) =>
      `Ask for the public baths and their rules, since in some countries suits are worn and in others they are not. Three rounds, cold in between, water to drink; outside it is ${c.high}.`,
  },
  'wish-sauna-free': {
    name: (_, c) => `Sauna${c.near}`,
    text: (_, c) =>
      `No public bath is near: ask your hosts for a sauna or a hot tub. Outside it is ${c.low} in the evening.`,
  },
  'wish-massage': {
    name: (_, c) => `Massage${c.near}`,
    text: () =>
      'Ask about training and price beforehand, and say what hurts and which medicines you take. Cures and fasting need a house with a doctor.',
  },
};
