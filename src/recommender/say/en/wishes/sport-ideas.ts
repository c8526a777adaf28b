import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { SPORT_IDEAS } from '#src/recommender/decide/ideas/wishes/sport-ideas.ts';

export const sportIdeasEn: Readonly<Record<(typeof SPORT_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-golf': {
    name: (_, c) => `Golf${c.near}`,
    text: (_, c) =>
      `Book a tee time, bring your handicap card and ask about clubs to hire. ${c.hot ? `It gets ${c.high} by day: take the first time of the morning` : `It is ${c.high} by day, with ${c.rain}`}.`,
  },
  'wish-tennis': {
    name: (_, c) => `Tennis${c.near}`,
    text: (_, c) =>
      `Public courts and hotel courts are let by the hour, rackets often with them. ${c.ifWet}, ask for an indoor court. It is ${c.high} by day${c.hot ? ', so play early' : ''}.`,
  },
  'wish-stadium': {
    name: (s) => `An evening in the stadium: ${s.name}`,
    text: (_, c) =>
      `See who plays at home in your week, in the second division too, where tickets are easier. Buy only from the club; it is ${c.low} on the way home.`,
  },
  'wish-stadium-free': {
    name: (_, c) => `Football on Sunday${c.near}`,
    text: () => 'No stadium is near. Ask which local club plays at home at the weekend.',
  },
  'wish-fitness': {
    name: (_, c) => `Fitness${c.near}`,
    text: (_, c) =>
      `Gyms sell day passes, and many parks have bars and a marked loop. Train ${c.morning}${c.hot ? `, long before it is ${c.high}` : ''}, when it is still empty.`,
  },
  'wish-windsurf': {
    name: (_, c) => `Windsurfing and kiting${c.near}`,
    text: () =>
      'Ask at the surf station when the wind comes up and from where: beginners get the light hours, the good ones the rest. Board, sail or kite and wetsuit are for hire there, and who has never flown a kite takes a course first; stay ashore when it blows off the land.',
  },
  'wish-riding': {
    name: (_, c) => `Horse riding${c.near}`,
    text: (_, c) =>
      `Ask for a stable with small groups, helmets and horses that rest at noon, and say honestly how well you ride. Two hours are plenty on the first day; wear long trousers even at ${c.high}.`,
  },
  'wish-dancing': {
    name: (s) => `Dancing in ${s.name}`,
    text: (_, c) =>
      `Look for an evening that begins with a lesson; then you can come alone too. Bring shoes with smooth soles${c.hot ? ' and a second shirt' : ''}.`,
  },
  'wish-dancing-free': {
    name: (_, c) => `Dancing${c.near}`,
    text: () =>
      'Ask at the inn or the tourist office whether a feast with dancing falls into your week.',
  },
  'wish-skating': {
    name: (s) => `Ice skating in ${s.name}`,
    text: (_, c) =>
      `Skates are hired at the door; thick socks and gloves are not. The first hour after opening has the smoothest ice. Ask whether the rink is open in your weeks; outside it is ${c.high}.`,
  },
  'wish-skating-lake': {
    name: (s) => `Ice skating on ${s.name}`,
    text: (_, c) =>
      `Step on a frozen lake only where people of the place have measured and marked the ice, with ice claws round the neck and never alone. Days near ${c.high} can make good ice; inlets and reeds stay thin.`,
  },
  'wish-skating-free': {
    name: (_, c) => `Ice skating${c.near}`,
    text: () =>
      'In hard frost somebody floods a yard or sweeps a pond: ask who, and skate only there. Rivers and unmarked lakes are not for skating.',
  },
  'wish-canyoning': {
    name: (_, c) => `Canyoning${c.near}`,
    text: (_, c) =>
      `Only with a certified guide, who brings suit, helmet and harness and cancels when storms are forecast: gorges fill in minutes. Half a day is enough for a first time; ${c.wet ? `with ${c.rain}, keep a second date` : 'book a morning, before the storms'}.`,
  },
  'wish-rafting': {
    name: (_, c) => `Rafting${c.near}`,
    text: () =>
      `Ask which section runs at the water of your week: class II or III is fun, class IV is hard work. Helmet, vest and wetsuit come from the operator; ask about the least age and leave dry clothes in the van.`,
  },
  'wish-flying': {
    name: (_, c) => `Tandem flight${c.near}`,
    text: (_, c) =>
      `The wind decides whether you fly: book the first possible day and keep the others in reserve. Ask for licence and insurance, wear boots and a windproof layer; at ${c.high} on the ground it is ten degrees less above.`,
  },
  'wish-balloon': {
    name: (_, c) => `Balloon ride${c.near}`,
    text: (_, c) =>
      `Balloons fly in the still air just after sunrise and stay down in wind${c.wet ? ' or rain' : ''}. Book for the start of your stay, so that a cancelled morning can be made up; it is about ${c.low} at the start.`,
  },
  'wish-ropes': {
    name: (_, c) => `High ropes course${c.near}`,
    text: (_, c) =>
      `It closes in thunderstorms and high wind, so ask in the morning. Allow two hours and bring closed shoes and gloves; there is ${c.light}.`,
  },
  'wish-motorbike': {
    name: (_, c) => `A motorbike ride${c.near}`,
    text: (_, c) =>
      `Ask at a garage for the road with the most bends, and ride it on a weekday. Wear full gear at ${c.high} too, and be in before dusk: animals cross then.`,
  },
  'wish-camper': {
    name: (_, c) => `A pitch for the night${c.near}`,
    text: (_, c) =>
      `Arrive by four, when there is still a choice, and sleep only where it is allowed: the rules differ from town to town. It is ${c.low} at night${c.cold ? ': check that there is enough gas for the heating' : ''}; empty tanks at service points only.`,
  },
  'wish-road-trip': {
    name: (s) => `On small roads to ${s.name}`,
    text: (s, c) =>
      `It is only ${s.distance} as the crow flies, so take the smallest road on the map and stop where you like it. Start ${c.morning}, have lunch there, and be back while it is light.`,
  },
  'wish-road-trip-free': {
    name: (_, c) => `A round trip by car${c.near}`,
    text: (_, c) =>
      `At breakfast mark three to five places, and drive no more than three hours in all; there is ${c.light}. Fill up when half empty, and ask about the state of the road before you take an unpaved one.`,
  },
  'wish-train': {
    name: (s) => `By train to ${s.name}`,
    text: (s) =>
      `Ask at the station whether a line runs there (${s.distance} as the crow flies) or part of the way, and sit by the window on the side away from the sun. Take the slow train that stops everywhere.`,
  },
  'wish-train-free': {
    name: (_, c) => `A train ride${c.near}`,
    text: () =>
      'Ask at the tourist office for the line with the best views, and for historic trains. Buy the ticket the day before and ride to the last stop and back.',
  },
  'wish-boat': {
    name: (s) => `Boat trip: ${s.name}`,
    text: (_, c) =>
      `Ask at the landing stage which boat goes out in your week and whether the scheduled ferry takes the same way for much less. It is ${c.high} on land, and windy on deck: bring a windproof layer.`,
  },
  'wish-boat-free': {
    name: (_, c) => `A boat trip${c.near}`,
    text: (_, c) =>
      `The tourist office knows what runs in your week: ferries, pleasure boats or rowing boats to hire. There is ${c.rain}; bring a windproof layer.`,
  },
  'wish-dive': {
    name: (_, c) => `Diving${c.near}`,
    text: (_, c) =>
      `Choose the centre that asks for certificate and logbook; beginners make a try dive in the shallows. ${c.sea === '' ? '' : `With the sea near ${c.sea} a 3 to 5 mm suit is right. `}Leave a day between the last dive and the flight home.`,
  },
  'wish-dive-cold': {
    name: (_, c) => `Diving in cold water${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'The water is cold' : `The sea is about ${c.sea}`}: that means a dry suit, or 7 mm with hood and gloves, and a local centre that lends them and dives along. Visibility is often best in the cold months; without dry-suit practice ask for a course first.`,
  },
  'wish-dive-lake': {
    name: (_, c) => `Diving in fresh water${c.near}`,
    text: () =>
      'The sea is far, but lakes and quarries are dived too: ask a local club which are open, at what depth it turns cold, and whether a permit is needed. Above about 300 m the tables for altitude apply.',
  },
  'wish-ice-bathing': {
    name: (_, c) => `Cold-water bathing${c.near}`,
    text: (_, c) =>
      `Go in with people who do it every week, at a ladder or a shallow beach, never alone and never from a jump: one minute is plenty, and not at all with a weak heart. Dry layers and something hot stand ready; the air is ${c.high} by day.`,
  },
  'wish-sledging': {
    name: (_, c) => `Sledging${c.near}`,
    text: (_, c) =>
      `Ask for a marked run, hire a sledge at the bottom and brake with firm boots. Children wear helmets; it is ${c.high} by day.`,
  },
  'wish-summit': {
    name: (s) => `To the summit: ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Ask' : `It is ${s.height} high; ask`} at the tourist office whether a marked path leads all the way up: some summits are walks, others need rope, glacier skill or a permit, and then the shoulder below is the aim. Start ${c.morning} and turn round by noon; there is ${c.rain}.`,
  },
  'wish-summit-snow': {
    name: (_, c) => `Uphill in the snow${c.near}`,
    text: (_, c) =>
      `With snow on the ground a summit is a matter for guides and the avalanche bulletin. Ask which height is walked in winter, by a groomed path or on snowshoes. It is ${c.high} by day.`,
  },
  'wish-summit-free': {
    name: (_, c) => `Up the nearest hill${c.near}`,
    text: (_, c) =>
      `Ask which hill has a marked path and how long it takes. Start ${c.morning} and carry water; it is ${c.high} by day.`,
  },
  'swim-cold': {
    name: (_, c) => `A quick dip in cold water${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? `With air of ${c.high}` : `The sea is only about ${c.sea}, and to most people`} the water is cold: without a wetsuit stay within your depth and get out before you shiver. Bathe only where locals do, and never alone.`,
  },
  'swim-indoors': {
    name: (s) => `Indoor pool in ${s.name}`,
    text: (_, c) =>
      `Outside it is ${c.high}: ask for the public indoor pool and its family hours. Bring a coin for the locker and a cap, which many pools demand.`,
  },
  'swim-river': {
    name: (_, c) => `Bathing in the river${c.near}`,
    text: (_, c) =>
      `Many rivers have a bathing place with steps, a lawn and somebody watching: ask for it, and bathe only there, since currents do not show. At ${c.high} by day, the late afternoon has the warmest water.`,
  },
  'snorkel-cold': {
    name: (_, c) => `Snorkelling in cold water${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'The water is cold' : `With the sea near ${c.sea}`}${c.sea === '' ? '' : ' it takes neoprene'}: 5 to 7 mm, hood and socks, from a school that goes in with you. Half an hour is a long time; cold water is often the clearest.`,
  },
  'paddle-river': {
    name: (_, c) => `Paddling on the river${c.near}`,
    text: (_, c) =>
      `A canoe hire knows which stretch is easy at the water of your week, where the weirs are, and brings you back. With ${c.rain}, ask again in the morning: rivers rise overnight.`,
  },
  'paddle-cold': {
    name: (_, c) => `Winter paddling${c.near}`,
    text: (_, c) =>
      `At ${c.high} in the air the water is what counts: dry suit, vest, nobody alone, and never further from the shore than you could swim. Book a guide who has suits; an hour and a half is a full trip.`,
  },
  'surf-cold': {
    name: (_, c) => `Surfing in a thick suit${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'The water is cold' : `The sea is about ${c.sea}`}: 5 mm and boots, below ten degrees 6 mm with hood and gloves. Surf schools lend them and know the bank that is safe today; an hour is enough.`,
  },
  'climb-indoors': {
    name: (s) => `Climbing hall in ${s.name}`,
    text: (_, c) =>
      `The rock is far or cold, and it is ${c.high} outside. Halls lend shoes and harness and check that you can belay.`,
  },
  'fish-river': {
    name: (_, c) => `Fishing in the river${c.near}`,
    text: (_, c) =>
      `The day ticket comes from a tackle shop, town hall or app, and says which stretch, bait and size are allowed. Be there ${c.morning}; keep off stones below a dam, where water can rise without notice.`,
  },
};
