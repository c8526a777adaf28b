import { capitalize } from '#src/recommender/sentences.ts';
import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { WILD_IDEAS } from '#src/recommender/ideas/wishes/wild-ideas.ts';

export const wildIdeasEn: Readonly<Record<(typeof WILD_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-lake': {
    name: (s) => `Half a day at ${s.name}`,
    text: (s, c) =>
      `Go to the end of the lake where the road is not, and sit with your feet in the grass. ${s.far ? `It is ${s.distance} away, so leave ${c.morning}` : `Come ${c.morning}, before the wind`}; ${c.high} by day.`,
  },
  'wish-lake-free': {
    name: (_, c) => `The water people walk around${c.near}`,
    text: (_, c) =>
      `A lake is on the map within reach, though we have no name for it: ask which shore has a path and a bench. Days near ${c.high}, ${c.light}.`,
  },
  'wish-sea': {
    name: (s) => `The sea at ${s.name}`,
    text: (_, c) =>
      `Walk the water's edge out and the higher path back, and keep away from the rim of cliffs and from waves that reach the path. ${c.sea === '' ? '' : `The water has about ${c.sea}. `}Wind makes ${c.high} feel less, so take the windproof layer.`,
  },
  'wish-sea-free': {
    name: (_, c) => `To the shore${c.near}`,
    text: (_, c) =>
      `Ask for the shore that people of the place walk on a Sunday, and look up the tide before you go round a headland. There is ${c.light}; ${c.high} by day, less in the wind.`,
  },
  'wish-island': {
    name: (s) => `A day on ${s.name}`,
    text: (_, c) =>
      `Look up the last boat or the bridge's hours first, the first crossing second. With an early start the paths are yours until the second boat lands; carry water, since ${c.high} on an island has little shade.`,
  },
  'wish-river': {
    name: (_, c) => `Along the river${c.near}`,
    text: (_, c) =>
      `Follow the bank upstream until the road is out of earshot, and turn where the shade is best. With ${c.rain} keep off gravel banks: water that comes from the hills rises without a cloud above you.`,
  },
  'wish-forest': {
    name: (_, c) => `Two hours among trees${c.near}`,
    text: (_, c) =>
      `Take the marked loop the other way round, slowly, telephone off. Under the leaves ${c.high} feels several degrees less; stay out when the wind is strong.`,
  },
  'wish-country': {
    name: (s) => `Views and lanes around ${s.name}`,
    text: (s, c) =>
      `Ask for the bench with the view: every place has one, and it is on no list. ${s.far ? `It is ${s.distance} away; ` : ''}${c.rain} and ${c.light} leave time for the long way home.`,
  },
  'wish-country-free': {
    name: (_, c) => `Out of the door and on${c.near}`,
    text: (_, c) =>
      `Walk from where you sleep, for an hour, in the direction with the fewest houses. Days near ${c.high} with ${c.light}: a flask, a layer and no plan.`,
  },
  'wish-volcano': {
    name: (s) => `The volcano of these parts: ${s.name}`,
    text: (s, c) =>
      `It is ${s.distance} away. Look up today's alert level and closures on the observatory's page, then choose: a viewpoint, the crater road, or a guided walk. Never beyond a barrier; take a windproof layer, since ${c.high} at your pin is less on top.`,
  },
  'wish-waterfall': {
    name: (s) => `To the falls: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `Leave early, it is ${s.distance} away` : `Go ${c.morning}`}, and let the spray decide where you stand. After rain they are at their best and the stones at their worst; stay behind the railing and out of the pool below.`,
  },
  'wish-waterfall-free': {
    name: (_, c) => `Where the stream drops${c.near}`,
    text: (_, c) =>
      `Hills with this much rain have falls that no list names: ask for the nearest one with a path. With ${c.rain}, boots that grip and a dry shirt.`,
  },
  'wish-cave': {
    name: (_, c) => `Underground for an hour${c.near}`,
    text: (_, c) =>
      `Ask which show cave is nearest and when tours go, and whether a club takes beginners into a wild one. It has the same temperature all year, so bring a fleece at ${c.high} too; never go in without somebody who knows it.`,
  },
  'wish-glacier': {
    name: (_, c) => `Ice, on a rope with a guide${c.near}`,
    text: (_, c) =>
      `A glacier is walked only with a guide, who brings crampons and knows the crevasses; ice caves too, and only in the cold months. Without a guide, the viewpoint over the tongue is the aim. Sunglasses matter as much as gloves at ${c.low}.`,
  },
  'wish-desert': {
    name: (s) => `Sand and silence: ${s.name}`,
    text: (_, c) =>
      `Go with a driver who knows the tracks, out ${c.morning} or ${c.evening}; at ${c.high} noon is for the shade. If you ride a camel, ask how long, and look at the animal first. Four litres of water each.`,
  },
  'wish-desert-free': {
    name: (_, c) => `Out into the dry country${c.near}`,
    text: (_, c) =>
      `Only with a guide or in two cars, with the route left at your lodging. The hours are ${c.morning} and ${c.evening}; it is ${c.high} by day and ${c.low} at night, so both the hat and the fleece come along.`,
  },
  'wish-jungle': {
    name: (_, c) => `Into the forest with a guide${c.near}`,
    text: (_, c) =>
      `Two hours with somebody who hears what you do not are worth a day alone, and nobody gets lost. Long sleeves against ${c.rain} and insects, boots that dry, binoculars; ${c.morning} is when the canopy is awake.`,
  },
  'wish-leaves': {
    name: (s) => `Colours of autumn: ${s.name}`,
    text: (_, c) =>
      `Ask which slope has turned this week: colour walks downhill by some hundred metres in a fortnight. Come ${c.morning}, with the sun behind the leaves, and take a layer for ${c.low}.`,
  },
  'wish-leaves-free': {
    name: (_, c) => `Under turning leaves${c.near}`,
    text: (_, c) =>
      `Old parks, river banks and the edge of a wood colour first and hold longest. Go ${c.morning} or ${c.evening}, when the light comes from the side; ${c.rain}.`,
  },
  'wish-blossom': {
    name: (_, c) => `What is in flower this week${c.near}`,
    text: (_, c) =>
      `Flowers do not keep to dates: ask at the market or the botanical garden what has opened and where. Days near ${c.high}; go ${c.morning}, before the wind, and leave everything where it grows.`,
  },
  'wish-garden': {
    name: (s) => `Gardens and parks of ${s.name}`,
    text: (_, c) =>
      `Start where people of the place sit at lunch, and end in the botanical garden or the churchyard with old trees. ${c.hot ? `At ${c.high} the shade is the sight` : `At ${c.high} a bench is enough of a plan`}.`,
  },
  'wish-foraging': {
    name: (_, c) => `With a basket and somebody who knows${c.near}`,
    text: (_, c) =>
      `Pick mushrooms only with a person who has picked them here for years, and let an adviser look through the basket; berries too want a sure eye. Ask what the law allows. After ${c.rain}, ${c.morning} is the hour.`,
  },
  'wish-midnight': {
    name: (_, c) => `Stay up for the light${c.near}`,
    text: (_, c) =>
      `Sleep in the afternoon and be at an open shore or a small height facing north (in the far south: facing south) around midnight: there is ${c.light}. It cools to about ${c.low}; take something hot to drink.`,
  },
  'wish-aurora': {
    name: (_, c) => `Waiting for the lights${c.near}`,
    text: (_, c) =>
      `Look at the cloud map first and the aurora forecast second, get away from lamps, and give it two hours: it is dark ${c.night}. Dress for ${c.low} standing still; some nights stay grey, so keep three free.`,
  },
  'wish-sunset': {
    name: (_, c) => `First light, last light${c.colon}`,
    text: (_, c) =>
      `Find the place in the daytime, from where nothing stands in the way, and be there ${c.morning} or ${c.evening}, twenty minutes before. The best colour comes after the sun has gone, when most people leave.`,
  },
  'wish-picnic': {
    name: (_, c) => `Lunch on a blanket${c.near}`,
    text: (_, c) =>
      `Bread, something that smells, fruit, a knife: bought at the market an hour before. Days near ${c.high} with ${c.rain}; make a fire only at a marked place and when no ban is in force.`,
  },
  'wish-snowmobile': {
    name: (_, c) => `Across the snow on a guided tour${c.near}`,
    text: (_, c) =>
      `Book with a guide who has suits and helmets and stays on marked trails: the driver needs a licence and no drink. At ${c.high} the wind bites, so cover the face; ask for a small group.`,
  },
  'wish-animals': {
    name: (s) => `${capitalize(s.wish)}, with those who know them`,
    text: (_, c) =>
      `Book a guide or ranger who keeps the distance the park sets, and go ${c.morning}, when animals move. From the vehicle or behind the guide, never on foot alone; ask which weeks and places are good, since nobody can promise.`,
  },
  'wish-shore-animals': {
    name: (s) => `${capitalize(s.wish)}, from a distance`,
    text: (_, c) =>
      `Ask the harbour or the reserve which weeks and which stretch are right, and take a guide with a licence: no touching, no flash, no drone. Binoculars, a windproof layer, ${c.light}.`,
  },
  'wish-shore-far': {
    name: (s) => `${capitalize(s.wish)}: a day at the coast`,
    text: (_, c) =>
      `They live by the sea, which is a drive away: ask a licensed operator on the coast about the right weeks before you go. Start ${c.morning}; nobody can promise the animals, so plan the shore itself as the aim.`,
  },
  'wish-small-animals': {
    name: (s) => `Looking for ${s.wish}`,
    text: (_, c) =>
      `The hours are ${c.morning} and ${c.evening}; the place is an edge, of wood, water or meadow. Sit still, downwind, for half an hour. A warden or a birding club tells you what is about this week.`,
  },
  'wish-armed': {
    name: (s) => `${capitalize(s.wish)}, from a ship or vehicle`,
    text: () =>
      'Only with a licensed operator and its armed guides, from a ship, a vehicle or a fenced post: outside settlements nobody walks alone. A long lens shows more than nearness, and the law sets the distance.',
  },
  'wish-crocodiles': {
    name: (s) => `${capitalize(s.wish)}, from a high deck`,
    text: (_, c) =>
      `See them from a large boat or a railed walkway with a licensed guide, ${c.morning} when they lie in the sun. Keep five metres from any bank, never swim or clean fish there, and believe every sign.`,
  },
  'wish-farm': {
    name: (_, c) => `A morning on a farm${c.near}`,
    text: (_, c) =>
      `Ask which farm shows visitors round or sells at the door: cheese, eggs, oil, whatever the country makes. Animals are fed ${c.morning}; boots, washed hands, and money in coins.`,
  },
  'wish-finds': {
    name: (_, c) => `What the last tide left${c.near}`,
    text: (_, c) =>
      `Go after a storm and on a falling tide, along the line of weed, with your back never to the waves. Ask what may be taken: shells with a tenant, corals and much else stay. Wind makes ${c.high} feel less.`,
  },
  'place-heights': {
    name: (s) => `A day towards ${s.name}`,
    text: (s, c) =>
      `You named it: ${s.distance} in a straight line, more by road, so leave ${c.morning} and ask which village or pass is open in your weeks. Up there it is far cooler than ${c.high} and the weather turns sooner.`,
  },
  'place-town': {
    name: (s) => `A day trip: ${s.name}`,
    text: (s, c) =>
      `You named it: ${s.distance} in a straight line. Look up the first and the last connection, arrive before ten, see one thing properly and eat where there is no menu in four languages. There is ${c.light}.`,
  },
  'place-water': {
    name: (s) => `To the water you named: ${s.name}`,
    text: (s, c) =>
      `It is ${s.distance} in a straight line. Ask for the shore with a path and, if you want to bathe, for the place where locals do. Leave ${c.morning}; wind makes ${c.high} feel less.`,
  },
  'place-wild': {
    name: (s) => `Out to ${s.name}`,
    text: (s, c) =>
      `You named it: ${s.distance} in a straight line. Ask the ranger station about permits, open roads and where to walk, fill up with water and fuel, and leave ${c.morning}: ${c.light} has to be enough for both ways.`,
  },
};
