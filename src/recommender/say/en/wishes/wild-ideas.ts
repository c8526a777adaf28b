import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { WILD_IDEAS } from '#src/recommender/decide/ideas/wishes/wild-ideas.ts';
import { theName } from '../the-name.ts';

export const wildIdeasEn: Readonly<Record<(typeof WILD_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-lake': {
    name: (s) => `Half a day at ${theName(s)}`,
    text: (s, c) =>
      `Choose the shore without a road. ${s.far ? `It is ${s.distance} away, so leave ${c.morning}` : `Come ${c.morning}, when the air is still and the water a mirror`}; it is ${c.high} by day.`,
  },
  'wish-lake-free': {
    name: (_, c) => `Round the lake${c.near}`,
    text: (_, c) =>
      `A lake is on the map within reach, though we have no name for it: ask which shore has a path. It is ${c.high} by day, with ${c.light}.`,
  },
  'wish-sea': {
    name: (s) => `By the sea at ${theName(s)}`,
    text: (_, c) =>
      `Walk out along the water and back on the higher path, away from cliff edges and big waves. ${c.sea === '' ? '' : `The water is about ${c.sea}. `}The wind makes ${c.high} feel cooler.`,
  },
  'wish-sea-free': {
    name: (_, c) => `To the shore${c.near}`,
    text: (_, c) =>
      `Ask for the shore that people of the place walk on a Sunday, and look up the tide before you go round a headland. It is ${c.high} by day, and feels less in the wind; there is ${c.light}.`,
  },
  'wish-island': {
    name: (s) => `A day on ${s.name}`,
    text: (_, c) =>
      `Look up the first and the last boat, and take the first. It is ${c.high} by day: carry water and a hat.`,
  },
  'wish-river': {
    name: (_, c) => `Along the river${c.near}`,
    text: (_, c) =>
      `Follow the bank upstream until the road is out of earshot. With ${c.rain}, keep off gravel banks: after a storm in the hills a river rises under a blue sky too.`,
  },
  'wish-forest': {
    name: (_, c) => `A walk in the woods${c.near}`,
    text: (_, c) =>
      `Take a marked loop of two hours. Under the trees ${c.high} feels several degrees less; keep out of the woods in a strong wind.`,
  },
  'wish-country': {
    name: (s) => `Along the lanes around ${s.name}`,
    text: (s, c) =>
      `Ask in the village for the way to the bench with the view. ${s.far ? `It is ${s.distance} away; ` : ''}there is ${c.rain} and ${c.light}.`,
  },
  'wish-country-free': {
    name: (_, c) => `On foot from your door${c.near}`,
    text: (_, c) =>
      `Walk from where you sleep, for an hour, in the direction with the fewest houses, and back another way. It is ${c.high} by day, with ${c.light}.`,
  },
  'wish-volcano': {
    name: (s) => `Volcano: ${s.name}`,
    text: (s, c) =>
      `It is ${s.distance} away. Look up today's alert level and closures on the observatory's page, then choose: a viewpoint, the crater road, or a guided walk. Never beyond a barrier; take a windproof layer: it is ${c.high} down here and less on top.`,
  },
  'wish-waterfall': {
    name: (s) => `At the falls: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `Leave early, it is ${s.distance} away` : `Go ${c.morning}`}. After rain the falls are at their best and the stones at their worst: stay behind the railing and out of the pool below.`,
  },
  'wish-waterfall-free': {
    name: (_, c) => `Where the stream drops${c.near}`,
    text: (_, c) =>
      `Hills with this much rain have falls that our map does not name: ask for the nearest one with a path. With ${c.rain}, wear boots that grip.`,
  },
  'wish-cave': {
    name: (_, c) => `Into a cave${c.near}`,
    text: (_, c) =>
      `Ask which show cave is nearest and when tours go, and whether a club takes beginners into a wild one. It is equally cool all year, so bring a fleece even at ${c.high}, and never go in alone.`,
  },
  'wish-glacier': {
    name: (_, c) => `Onto a glacier with a guide${c.near}`,
    text: (_, c) =>
      `Walk on a glacier and into ice caves only with a guide, who brings crampons and knows the crevasses. Without one, go as far as the viewpoint over the tongue. At ${c.low}, take gloves and sunglasses.`,
  },
  'wish-desert': {
    name: (s) => `Into the desert: ${s.name}`,
    text: (_, c) =>
      `Go with a driver who knows the tracks, out ${c.morning} or ${c.evening}; at noon it is ${c.high}, so stay in the shade. If you ride a camel, ask how long, and look at the animal first. Four litres of water each.`,
  },
  'wish-desert-free': {
    name: (_, c) => `Out into the dry country${c.near}`,
    text: (_, c) =>
      `Only with a guide or in two cars, with the route left at your lodging. Go ${c.morning} or ${c.evening}; it is ${c.high} by day and ${c.low} at night: take a hat${c.chilly ? ' and a fleece' : ' and more water than you think'}.`,
  },
  'wish-jungle': {
    name: (_, c) => `Into the rainforest with a guide${c.near}`,
    text: (_, c) =>
      `With a guide you see more in two hours than alone in a day, and you do not get lost. Go ${c.morning}, when the animals are awake, in long sleeves and shoes that may get wet, with binoculars.`,
  },
  'wish-leaves': {
    name: (s) => `Autumn leaves at ${theName(s)}`,
    text: (_, c) =>
      `Ask which slope has turned this week: colour walks downhill by some hundred metres in a fortnight. Come ${c.morning}, with the sun behind the leaves, and take a layer for ${c.low}.`,
  },
  'wish-leaves-free': {
    name: (_, c) => `Autumn leaves${c.near}`,
    text: (_, c) =>
      `Old parks, river banks and the edge of a wood colour first and hold longest. Go ${c.morning} or ${c.evening}, when the light comes from the side. There is ${c.rain}.`,
  },
  'wish-blossom': {
    name: (_, c) => `What is in flower this week${c.near}`,
    text: (_, c) =>
      `Blossom comes in a different week each year: ask at the market or the botanical garden what is open now and where. It is ${c.high} by day; pick nothing.`,
  },
  'wish-garden': {
    name: (s) => `Gardens and parks of ${s.name}`,
    text: (_, c) =>
      `Go to the park where people have their lunch break, then to the botanical garden or the churchyard with old trees. ${c.hot ? `At ${c.high} keep to the shade` : `It is ${c.high} by day`}.`,
  },
  'wish-foraging': {
    name: (_, c) => `Mushrooms and berries${c.near}`,
    text: (_, c) =>
      `Pick mushrooms only with a person who has picked them here for years, and let an adviser look through the basket; berries too want a sure eye. Ask what the law allows. There is ${c.rain}; go the morning after a wet day.`,
  },
  'wish-midnight': {
    name: (_, c) => `Midnight sun${c.near}`,
    text: (_, c) =>
      `Sleep in the afternoon and be at an open shore or a small height facing north (in the far south: facing south) around midnight: there is ${c.light}. It cools to about ${c.low}; take something hot to drink.`,
  },
  'wish-aurora': {
    name: (_, c) => `Northern lights${c.near}`,
    text: (_, c) =>
      `Look at the cloud map first and the aurora forecast second, get away from lamps, and stay two hours: it is ${c.night}. Dress so that you can stand still at ${c.low}, and keep three nights free, since some stay cloudy.`,
  },
  'wish-aurora-rare': {
    name: (_, c) => `Northern lights, with luck${c.near}`,
    text: (_, c) =>
      `This far from the Arctic they need a strong night: the forecast must say Kp 5 or more, and the sky towards the pole be clear. It is ${c.night}; a shore without lamps will do. Take them as a gift, and plan the days without them.`,
  },
  'wish-sunset': {
    name: (_, c) => `Sunrise and sunset${c.near}`,
    text: (_, c) =>
      `Find a place with an open view in the daytime and be there ${c.morning} or ${c.evening}, twenty minutes before. Stay on when the sun has gone: the strongest colours come then.`,
  },
  'wish-picnic': {
    name: (_, c) => `A picnic${c.near}`,
    text: (_, c) =>
      `Shop at the market an hour before: bread, cheese, fruit. It is ${c.high} by day, with ${c.rain}; make a fire only at a marked place and when no ban is in force.`,
  },
  'wish-snowmobile': {
    name: (_, c) => `By snowmobile${c.near}`,
    text: (_, c) =>
      `Book with a guide who has suits and helmets and stays on marked trails: the driver needs a licence and must not drink. At ${c.high} and in the wind of the ride, cover your whole face; ask for a small group.`,
  },
  'wish-farm': {
    name: (_, c) => `A morning on a farm${c.near}`,
    text: (_, c) =>
      `Ask which farm shows visitors round or sells at the door: cheese, eggs, oil, whatever the country makes. Animals are fed ${c.morning}; boots, washed hands, and money in coins.`,
  },
  'wish-finds': {
    name: (_, c) => `Beachcombing${c.near}`,
    text: (_, c) =>
      `Go after a storm and on a falling tide, along the line of weed, with your back never to the waves. Ask what may be taken: living shells, corals and much else must stay. The wind makes ${c.high} feel cooler.`,
  },
  'place-far': {
    name: (s) => `A night or two at ${theName(s)}`,
    text: (s) =>
      `It is ${s.distance} as the crow flies, too far for there and back in a day. Put it at the beginning or the end of the trip, and look up first whether the flight, the train or the road decides how long it takes.`,
  },
  'place-heights': {
    name: (s) => `A day trip towards ${theName(s)}`,
    text: (s, c) =>
      `It is ${s.distance} as the crow flies. Leave ${c.morning} and ask ${s.kind === 'peak' ? 'how high one gets in these weeks: to its foot, to a hut or beyond' : 'which village or pass can be reached in these weeks'}. Down here it is ${c.high}, up there far cooler.`,
  },
  'place-town': {
    name: (s) => `A day trip to ${s.name}`,
    text: (s, c) =>
      `It is ${s.distance} as the crow flies. Look up the first and the last connection and arrive before ten; there is ${c.light}.`,
  },
  'place-water': {
    name: (s) => `A day at ${theName(s)}`,
    text: (s, c) =>
      `It is ${s.distance} as the crow flies. Ask where a path follows the shore and where locals bathe. Leave ${c.morning}; the wind makes ${c.high} feel cooler.`,
  },
  'place-wild': {
    name: (s) => `Out to ${theName(s)}`,
    text: (s, c) =>
      `It is ${s.distance} as the crow flies. Ask the rangers about permits, open roads and trails, fill up with water and fuel, and leave ${c.morning}; there is ${c.light}.`,
  },
};
