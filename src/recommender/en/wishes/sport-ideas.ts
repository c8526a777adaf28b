import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { SPORT_IDEAS } from '#src/recommender/ideas/wishes/sport-ideas.ts';

export const sportIdeasEn: Readonly<Record<(typeof SPORT_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-golf': {
    name: (_, c) => `Eighteen holes, or nine${c.near}`,
    text: (_, c) =>
      `Clubs want a tee time, often a handicap card, and lend sets when asked. ${c.hot ? `At ${c.high} take the first time of the morning` : `Days near ${c.high} with ${c.rain} leave the afternoon free too`}; ask your hosts for the course where visitors are welcome.`,
  },
  'wish-tennis': {
    name: (_, c) => `A court for an hour${c.near}`,
    text: (_, c) =>
      `Public courts and hotel courts are let by the hour, rackets often with them. ${c.ifWet} or at noon ask for a hall; otherwise ${c.hot ? `early, before it is ${c.high}` : `any hour suits at ${c.high}`}.`,
  },
  'wish-stadium': {
    name: (s) => `An evening in the stadium: ${s.name}`,
    text: (_, c) =>
      `See who plays at home in your week, in the second division too: tickets are easier and the songs are the same. Buy only from the club; it is ${c.low} when the floodlights go out.`,
  },
  'wish-stadium-free': {
    name: (_, c) => `The village pitch on Sunday${c.near}`,
    text: () =>
      'Ask who plays on Sunday. A small club sells its own cake, the line is a rope, and you know everybody by half-time.',
  },
  'wish-fitness': {
    name: (_, c) => `A morning of training${c.near}`,
    text: (_, c) =>
      `Gyms sell day passes, and many parks have bars and a marked loop. Train ${c.morning}${c.hot ? `, long before it is ${c.high}` : ''}, and let breakfast be the reward.`,
  },
  'wish-riding': {
    name: (_, c) => `In the saddle${c.near}`,
    text: (_, c) =>
      `Ask for a stable with small groups, helmets and horses that rest at noon, and say honestly how well you ride. Two hours are plenty on the first day; long trousers even at ${c.high}.`,
  },
  'wish-dancing': {
    name: (s) => `The dance floor of ${s.name}`,
    text: (_, c) =>
      `Look for an evening that begins with a lesson: you arrive alone and leave knowing twenty people. Shoes with smooth soles, and a shirt to change${c.hot ? `, since it is ${c.high} even before the first song` : ''}.`,
  },
  'wish-dancing-free': {
    name: (_, c) => `Music and a wooden floor${c.near}`,
    text: () =>
      'Ask whether a village dance falls into your week: guests are pulled in, and the steps are shown rather than explained.',
  },
  'wish-skating': {
    name: (s) => `On the rink in ${s.name}`,
    text: (_, c) =>
      `Skates are hired at the door; thick socks and gloves are not. The first hour after opening has the smoothest ice. Ask whether the rink is open in your weeks; outside it is ${c.high}.`,
  },
  'wish-skating-lake': {
    name: (s) => `Natural ice: ${s.name}`,
    text: (_, c) =>
      `Step on a frozen lake only where people of the place have measured and marked the ice, with ice claws round the neck and never alone. Days near ${c.high} can make good ice; inlets and reeds stay thin.`,
  },
  'wish-skating-free': {
    name: (_, c) => `A patch of swept ice${c.near}`,
    text: () =>
      'In hard frost somebody floods a yard or sweeps a pond: ask who, and skate only there. Rivers and unmarked lakes are not for skating.',
  },
  'wish-canyoning': {
    name: (_, c) => `Down a gorge on a rope${c.near}`,
    text: (_, c) =>
      `Only with a certified guide, who brings suit, helmet and harness and cancels when storms are forecast: gorges fill in minutes. Half a day is enough for a first time; you swim, jump and slide, and ${c.wet ? `with ${c.rain} keep a second date` : 'mornings are the safe hours'}.`,
  },
  'wish-rafting': {
    name: (_, c) => `Six paddles and a guide${c.near}`,
    text: (_, c) =>
      `Ask which section runs at the water of your week: class II or III is fun, class IV is work. Helmet, vest and neoprene come from the operator, children from the age it names; at ${c.high} you will want dry clothes in the van.`,
  },
  'wish-flying': {
    name: (_, c) => `Into the air, with a pilot${c.near}`,
    text: (_, c) =>
      `A tandem flight depends on wind, not on courage: book the first possible day and keep the others in reserve. Ask for licence and insurance, wear boots and a windproof layer; at ${c.high} on the ground it is ten degrees less above.`,
  },
  'wish-balloon': {
    name: (_, c) => `Up before sunrise in a basket${c.near}`,
    text: (_, c) =>
      `Balloons fly in the still air just after sunrise and stay down when wind or ${c.wet ? 'rain' : 'heat'} says so. Book for the start of your stay, so that a cancelled morning can be made up; it is about ${c.low} at the start.`,
  },
  'wish-ropes': {
    name: (_, c) => `From tree to tree${c.near}`,
    text: (_, c) =>
      `High-rope parks close in thunderstorms and in high wind, so ask in the morning. Closed shoes, gloves and two hours; there is ${c.light}.`,
  },
  'wish-motorbike': {
    name: (_, c) => `The road with the bends${c.near}`,
    text: (_, c) =>
      `Ask at a garage for the small road the riders take on Sunday, and go on a weekday. Full gear at ${c.high} too, a dry layer for ${c.rain}, and be in before dusk: animals cross then.`,
  },
  'wish-camper': {
    name: (_, c) => `A pitch for the night${c.near}`,
    text: (_, c) =>
      `Arrive by four, when there is still a choice, and sleep only where it is allowed: the rules differ by town, and rangers do come. Nights near ${c.low} ${c.cold ? 'want the heating and full gas' : 'need an open roof light'}; empty tanks at service points only.`,
  },
  'wish-road-trip': {
    name: (s) => `The slow road to ${s.name}`,
    text: (s, c) =>
      `It is only ${s.distance} as the crow flies, so take the smallest road on the map and stop at every second viewpoint. Start ${c.morning}, lunch there, and be back while it is light.`,
  },
  'wish-road-trip-free': {
    name: (_, c) => `A round by car, with five stops${c.near}`,
    text: (_, c) =>
      `Mark five places at breakfast, drive no more than three hours in all, and fill up when half empty. With ${c.light} the day is long enough; ask about the state of the road before you take an unpaved one.`,
  },
  'wish-train': {
    name: (s) => `By rail to ${s.name}`,
    text: (s) =>
      `Ask at the station whether a line runs there (${s.distance} as the crow flies) or part of the way, and sit by the window on the side away from the sun. A slow train shows more than a fast one, and nobody has to drive.`,
  },
  'wish-train-free': {
    name: (_, c) => `The line with the views${c.near}`,
    text: () =>
      'Ask which railway, historic train or cable car is the pride of the region: there nearly always is one. Buy the ticket the day before and ride to the last stop and back.',
  },
  'wish-boat': {
    name: (s) => `On the water: ${s.name}`,
    text: (_, c) =>
      `Ask at the landing stage which boat goes out in your week and whether the scheduled ferry takes the same way for a tenth of the price. Sit outside, with a windproof layer: ${c.high} is less on deck.`,
  },
  'wish-boat-free': {
    name: (_, c) => `A boat instead of a bus${c.near}`,
    text: (_, c) =>
      `Ferries, river boats and hired rowing boats all answer the wish; the tourist office knows which run in your week. Windproof layer, hat, and ${c.rain}: take the drier half of the day.`,
  },
  'wish-dive': {
    name: (_, c) => `Below the surface, with a school${c.near}`,
    text: (_, c) =>
      `Choose the centre that asks for certificate and logbook; beginners make a try dive in the shallows. ${c.sea === '' ? '' : `With the sea near ${c.sea} a 3 to 5 mm suit is right. `}Leave a day between the last dive and the flight home.`,
  },
  'wish-dive-cold': {
    name: (_, c) => `Cold, clear water${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'The water is cold' : `The sea has about ${c.sea}`}: that means a dry suit, or 7 mm with hood and gloves, and a local centre that lends them and dives along. Visibility is often best in the cold months; without dry-suit practice ask for a course first.`,
  },
  'wish-dive-lake': {
    name: (_, c) => `Diving in fresh water${c.near}`,
    text: () =>
      'The sea is far, but lakes and quarries are dived too: ask a local club which are open, at what depth it turns cold, and whether a permit is needed. Above about 300 m the tables for altitude apply.',
  },
  'wish-ice-bathing': {
    name: (_, c) => `Cold water, short and together${c.near}`,
    text: (_, c) =>
      `Go in with people who do it every week, at a ladder or a shallow beach, never alone and never from a jump: one minute is plenty, and not at all with a weak heart. Dry layers and something hot stand ready; the air has ${c.high} by day.`,
  },
  'wish-sledging': {
    name: (_, c) => `Down on two runners${c.near}`,
    text: (_, c) =>
      `Ask for a marked run, hire a sledge at the bottom and brake with firm boots. Helmets for children; at ${c.high} the second run is the best and the fourth the last.`,
  },
  'wish-summit': {
    name: (s) => `A summit on foot: ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Ask' : `It is ${s.height} high; ask`} at the tourist office whether a marked path leads all the way up: some summits are walks, others need rope, glacier skill or a permit, and then the shoulder below is the aim. Start ${c.morning}, turn round by noon, and keep ${c.rain} in mind.`,
  },
  'wish-summit-snow': {
    name: (_, c) => `Uphill as far as the snow allows${c.near}`,
    text: (_, c) =>
      `With snow on the ground a summit is a matter for guides and the avalanche bulletin. Ask which height is walked in winter, by a groomed path or on snowshoes; at ${c.high} by day, an hour up is a good aim.`,
  },
  'wish-summit-free': {
    name: (_, c) => `Up the nearest hill${c.near}`,
    text: (_, c) =>
      `Ask which hill people of the place climb on a Sunday: a marked path, a bench on top, half a day. Start ${c.morning} with water for everybody; ${c.high} by day.`,
  },
  'swim-cold': {
    name: (_, c) => `A short dip, well prepared${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? `With air of ${c.high}` : `The sea has about ${c.sea}, so`} it is cold water: a wetsuit makes minutes of it, without one stay within your depth and get out before you shiver. Only at a bathing place that locals use, never alone; dry clothes at the edge.`,
  },
  'swim-indoors': {
    name: (s) => `Warm lanes in ${s.name}`,
    text: (_, c) =>
      `Outside it is ${c.high}, inside 28: ask for the public pool and its family hours. Bring a coin for the locker and a cap, which many pools demand.`,
  },
  'swim-river': {
    name: (_, c) => `The river bath${c.near}`,
    text: (_, c) =>
      `Many rivers have a bathing place with steps, a lawn and somebody watching: ask for it, and bathe only there, since currents do not show. At ${c.high} by day, the late afternoon has the warmest water.`,
  },
  'snorkel-cold': {
    name: (_, c) => `With mask and thick suit${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'The water is cold' : `With the sea near ${c.sea}`}${c.sea === '' ? '' : ' it takes neoprene'}: 5 to 7 mm, hood and socks, from a school that goes in with you. Half an hour is a long time; cold water is often the clearest.`,
  },
  'paddle-river': {
    name: (_, c) => `Downstream${c.near}`,
    text: (_, c) =>
      `A canoe hire knows which stretch is easy at the water of your week, where the weirs are, and brings you back. Vests on, phones in the dry bag; with ${c.rain} ask again on the morning, rivers rise overnight.`,
  },
  'paddle-cold': {
    name: (_, c) => `A winter paddle, suited up${c.near}`,
    text: (_, c) =>
      `At ${c.high} in the air the water is what counts: dry suit, vest, nobody alone, and never further from the shore than you could swim. Book a guide who has suits; an hour and a half is a full trip.`,
  },
  'surf-cold': {
    name: (_, c) => `Waves in a thick suit${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'The water is cold' : `The sea has about ${c.sea}`}: 5 mm and boots, below ten degrees 6 mm with hood and gloves. Surf schools lend them and know the bank that is safe today; an hour is enough.`,
  },
  'climb-indoors': {
    name: (s) => `Walls and ropes in ${s.name}`,
    text: (_, c) =>
      `The rock is far or cold, so climb indoors: halls lend shoes and harness and check your knot before you start. It is ${c.high} outside and none of that matters.`,
  },
  'fish-river': {
    name: (_, c) => `By running water${c.near}`,
    text: (_, c) =>
      `The day ticket comes from a tackle shop, town hall or app, and says which stretch, bait and size are allowed. Be there ${c.morning}; keep off stones below a dam, where water can rise without notice.`,
  },
};
