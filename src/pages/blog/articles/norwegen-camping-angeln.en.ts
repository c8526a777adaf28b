import type { ArticleContent } from '../article.ts';

export const norwayEn: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'At the inner end of the Nordfjord the sea and the glacier are only a short valley apart. You can fish in salt water before breakfast and stand below the ice by noon.',
  },
  {
    kind: 'paragraph',
    text: 'The fjord begins at the fishing harbour of Måløy and runs 106 km inland. Where it ends there are three villages, Stryn, Loen and Olden, and behind each of them a valley with a long green lake. Above it all lies the Jostedalsbreen, the largest glacier on the European mainland, and its meltwater gives the lakes the colour that no photograph gets right.',
  },
  {
    kind: 'paragraph',
    text: 'This is a country that trusts its visitors. You may sleep outside, pick berries and fish in the sea without asking anyone. In return it expects you to know where this freedom stops. So the rules take up a good part of this page.',
  },
  {
    kind: 'map',
    ground: '/images/maps/fjord.svg',
    caption: 'The inner Nordfjord: villages, lake and mountains of this article.',
    points: [
      { name: 'Stryn', lat: 61.903, lng: 6.718, mark: 'town' },
      { name: 'Loen', lat: 61.871, lng: 6.857, mark: 'town' },
      { name: 'Olden', lat: 61.835, lng: 6.809, mark: 'harbour' },
      { name: 'Strynevatnet', lat: 61.938, lng: 7.016, mark: 'sight' },
      { name: 'Skåla', lat: 61.873, lng: 6.979, mark: 'peak' },
      { name: 'Lodalskåpa', lat: 61.79, lng: 7.21, mark: 'peak' },
      { name: 'Briksdal', lat: 61.664, lng: 6.817, mark: 'sight' },
    ],
  },
  { kind: 'heading', text: 'When to go: June for light, August for berries' },
  {
    kind: 'paragraph',
    text: 'In June the waterfalls are at their fullest and the nights are not really nights: around midsummer the sun goes down at about half past eleven and is back before four. High up it is still winter. A path on the valley floor can be green while the one above it is still under snow.',
  },
  {
    kind: 'paragraph',
    text: 'July is the warmest month and the busiest. Norway has its holidays, the cruise ships lie in Olden, and the small road along the Lovatnet is crowded. If July is the only time you have, get up early or go out in the evening; the light lasts.',
  },
  {
    kind: 'paragraph',
    text: 'August is the month we would choose. The high paths are clear of snow most years, the blueberries are ripe, there are stars again, and the campsites empty from one week to the next. In September the rain comes back in earnest, and the summits can turn white overnight.',
  },
  {
    kind: 'climate',
    caption:
      'The year on the slope just above the fjord, at about 200 m, from our own climate data. Down on the shore it is about one degree warmer. April and May are the driest months, autumn and early winter the wettest.',
  },
  { kind: 'heading', text: 'Sleeping outside: what the right to roam gives you' },
  {
    kind: 'paragraph',
    text: [
      'The ',
      { foreign: 'allemannsretten', language: 'no' },
      ', everyone’s right, is old custom and since 1957 also law. It divides the land in two. ',
      { foreign: 'Innmark', language: 'no' },
      ' is everything around houses and all land that is farmed: yards, fields, hay meadows, improved pasture. Here you need permission. ',
      { foreign: 'Utmark', language: 'no' },
      ' is the rest, forest, bog, mountain and most of the shore. Here you may put up a tent without asking.',
    ],
  },
  {
    kind: 'note',
    tone: 'rule',
    title: '150 metres, two nights',
    text: 'Keep at least 150 m from the nearest house or cabin in which people live or stay. After two nights in one place you move on or ask the owner; only in the high mountains and far from houses may you stay longer. Leave nothing behind, and that includes paper.',
  },
  {
    kind: 'paragraph',
    text: 'The law is generous, but a narrow valley is soon full. Between lake, road, farm and rock wall there is hardly a place in these valleys that keeps 150 m from everything and is flat as well. The right was made for people who carry their tent up the mountain, not for those who park beside it.',
  },
  {
    kind: 'paragraph',
    text: 'Along the Lovatnet it went wrong. In the summer of 2018 up to 25 tents at a time stood there, without a toilet, and the people of Lodalen had enough. Today signs mark where tents are not allowed, and the valley asks its guests to use the campsites. Do; some of them have the best places on the water anyway.',
  },
  {
    kind: 'list',
    items: [
      'Lodalen: Sande Camping lies right on the Lovatnet and rents out canoes and rowing boats. Tjugen, closer to Loen, is at the foot of the path to Skåla.',
      'Oldedalen: Gryta Camping and Oldevatn Camping are on the lake. Melkevoll Bretun stands at the end of the road, among huge boulders.',
      'Bødalseter: a fenced place for tents beside the huts of an old summer farm, high above the Lovatnet. You pay a fee, you cannot book, there are toilets, running water and places for a fire. It comes closest to camping wild, and it is allowed.',
    ],
  },
  { kind: 'heading', text: 'Five days out, from easy to very long' },
  {
    kind: 'table',
    caption: 'Distances there and back, rounded; times without the hour you will spend looking',
    head: ['Where to', 'Length', 'Climb', 'Time'],
    rows: [
      ['Skredfjellet from the Skylift', '4–5 km', 'gentle', '1–2 h'],
      ['Bødalsbreen from Bødalseter', '5 km', 'almost level', '2 h'],
      ['Briksdalsbreen from the road', '5–6 km', '200 m', '2 h'],
      ['Lovatnet by bicycle, from Sande', '24 km', 'a few hills', 'half a day'],
      ['Skåla from Tjugen', '14–16 km', '1,800 m', '7–9 h'],
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Briksdalsbreen' },
      ' is the glacier everybody visits, and everybody is right. From the lodge at the end of the road the track climbs past a waterfall that can wet you through; a steeper path cuts it short. At the top is a lake at 346 m. In 1997 the ice filled all of it; eleven years later the water was open again. Today the tongue hangs high in the rock above the far shore, and the walk has become one of the clearest lessons about the climate that you can get in two hours.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Bødalsbreen' },
      ' is quieter. A narrow toll road climbs about 500 m from the Lovatnet to Bødalseter; if you go on foot, it is a warm-up of 5 km. After that the way is nearly flat: over the pasture, across a strong bridge, through crooked birches to a lake in the rubble. The glacier has withdrawn far above it. Look at it from there; the slabs below the ice are no place for walkers.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Skredfjellet' },
      ' is for the day your legs want off. The Loen Skylift takes you from the shore to Hoven, 1,011 m above the fjord, in a few minutes, and from there a gravel path leads to the next top, 2.2 km each way. Take a jacket: it can be winter up there when it is spring below.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Skåla' },
      ' (1,848 m) is something else. The path begins at Tjugen, hardly above the fjord, and never stops climbing. Red T marks lead through the forest to a bridge at 650 m, past the Skålavatnet at 1,141 m and, from about 1,400 m, up the summit ridge, in the end on steps that were laid by hand. At the top stands a round tower of stone. A doctor named Kloumann had it built in 1891; today the walkers’ association DNT runs it as a self-service hut, together with Skålabu, a new hut beside it. Beds in Skålabu can be booked online. The tower has some twenty beds, and its windows look out over fjord and ice.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Allow three to five hours up and three down, and be honest about your knees. Snow can lie on the upper part into July, and it can fall in any month. Lodalskåpa (2,083 m), the highest summit at the edge of the ice, is a glacier tour: only with a guide and a rope.',
  },
  { kind: 'heading', text: 'Fishing: every water has its own rules' },
  {
    kind: 'paragraph',
    text: [
      'Two words help you through the system. A ',
      { foreign: 'fiskekort', language: 'no' },
      ' is the local permit, sold by whoever owns the fishing, for one water and by the day or week. The ',
      { foreign: 'fiskeravgift', language: 'no' },
      ' is a fee to the state, due in every river and lake where salmon, sea trout or sea char run.',
    ],
  },
  {
    kind: 'table',
    caption: 'What you need before the first cast',
    head: ['Water', 'Permit', 'Good to know'],
    rows: [
      ['Fjord and sea', 'none', 'rod or hand line only; minimum sizes apply'],
      ['Lovatnet', 'none', 'trout; fishing is free here'],
      ['Oldevatnet', 'local permit', 'sold by hosts in the valley'],
      ['Waters of Oppstryn', 'local permit', 'sold at hotels and campsites'],
      ['Salmon rivers', 'local permit and state fee', 'season and quota are set every year'],
    ],
  },
  {
    kind: 'paragraph',
    text: 'In the fjord anyone may fish for salt-water fish, from the shore or from a boat. Visitors use rod or hand line, nothing that stands in the water by itself, and may not sell the catch. Keep 100 m away from fish farms. Cod, haddock, halibut and many others have a minimum length, and for some of them it changes at 62° north. The Nordfjord lies just south of that line, so read the right column. Mackerel and saithe for your own pan have none, which makes them the fish for children.',
  },
  {
    kind: 'paragraph',
    text: 'A light spinning rod is enough. When herring and mackerel are in the fjord in summer, the others follow them, and casting from a rocky point in the evening can be as good as a boat. If a fish is too small, wet your hands, take out the hook and let it go.',
  },
  {
    kind: 'note',
    tone: 'rule',
    title: 'Taking fish home',
    text: 'Since 2021 only guests of a fishing business registered with the Directorate of Fisheries may take sea fish out of Norway: you must have stayed and fished there and carry its written proof, and the weight per person is limited. Ask for the current figure when you book. Whoever camps and fishes alone eats the catch in the country. It tastes best there anyway.',
  },
  {
    kind: 'paragraph',
    text: 'Salmon is a matter of its own. The whole Nordfjord is a national salmon fjord, and the Stryneelva, the Loelva and the Oldenelva are national salmon rivers. English gentlemen came to the Stryneelva for them in the nineteenth century. Today the wild salmon is in trouble. In June 2024 the state closed 33 rivers from one day to the next, the Stryneelva among them, and the limits for the year after were the strictest so far. Look up this year’s rules before you book a day, and be prepared for a short answer. From the age of 18 you pay the state fee on top of the permit. Children under 16 need neither for inland fish from 1 January to 20 August, but only where no salmon or sea trout run.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Dry rod, dry boots',
    text: 'A parasite called Gyrodactylus salaris has emptied whole rivers of salmon, and it travels on wet gear. Rod, net, waders and boots that have been in other water must be completely dry or disinfected before they touch a new one. Live bait is forbidden. Gut your fish where you caught it.',
  },
  { kind: 'heading', text: 'What else is forbidden' },
  {
    kind: 'list',
    items: [
      'Fires in or near forest from 15 April to 15 September. Exceptions are approved fireplaces and spots where nothing can catch, such as bare stones at the water’s edge. In a drought even stoves and grills can be banned.',
      'Drones: every national park has its own regulation, and most forbid them. That of the Jostedalsbreen begins not far above the lakes. No permit, no flight.',
      'Driving off the road, with anything that has an engine.',
      'Dogs off the lead from 1 April to 20 August, everywhere, because of sheep and nesting birds.',
      'A motor of more than 25 hp or a boat longer than 8 m without a licence, if you were born in 1980 or later.',
    ],
  },
  { kind: 'heading', text: 'Getting there without a car' },
  {
    kind: 'paragraph',
    text: 'It works, with patience. From Oslo coaches go over the Strynefjell to Stryn, a day’s ride by way of the Gudbrandsdal and Lom; you can also take the train on the line to Trondheim as far as Otta and change there. From Bergen a coach takes you north through Førde. The ships of the coastal route call at Måløy, and from there the road follows the fjord inland.',
  },
  {
    kind: 'paragraph',
    text: 'The national journey planner Entur knows trains, coaches, local buses and boats in one search. Look at the weekend twice: some local lines run only on school days. Between Olden and Loen there are about 6 km of road along the fjord, between Loen and Stryn about 11. With a bicycle you are free of the timetable, and both lake valleys are flat enough for a heavy one.',
  },
  { kind: 'heading', text: 'What to pack, and why' },
  {
    kind: 'list',
    items: [
      'A tent that stands in wind and stays dry for three days of rain. Pegs for gravel; the good places are stony.',
      'Rain jacket and rain trousers, real ones. In most summer months it rains on about every second day.',
      'A sleeping bag for five degrees, an eye mask until the end of July, and a head net against midges on still evenings.',
      'A gas stove, because you may not light a fire when you most want one.',
      'A sheet sleeping bag for the DNT huts, and a map on paper.',
      'A sharp knife, a tape measure and something to kill a fish quickly.',
      'Wool, also in July. On Skåla you will wear all of it.',
    ],
  },
  { kind: 'heading', text: 'What is dangerous' },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Never in front of the ice',
    text: 'Glaciers break without warning, most of all in warm weather, and a falling block can make the river below rise within seconds. In 2014 a couple died at the Nigardsbreen, on the other side of the same ice cap, after passing the barrier. The chains are where they are for a reason. Onto the ice only with a guide.',
  },
  {
    kind: 'paragraph',
    text: 'The mountains are still moving, too. Twice in the twentieth century rock fell from the Ramnefjell into the Lovatnet and raised waves that swept away the farms of Bødal and Nesdal: 61 people died in 1905, 74 in 1936. You pass the scar on the way to the glacier. It is no reason to stay away, but it explains why people here read the slope above them before they pitch a tent. Do the same, and keep away from gullies and from the foot of rock walls, above all after heavy rain.',
  },
  {
    kind: 'paragraph',
    text: 'Glacier rivers are lower in the morning than in the afternoon; where there is no bridge, turn round. The lakes are meltwater, and cold water takes the strength from your arms within minutes. In an open boat under 8 m everyone must wear a life jacket under way. Wear it in the canoe as well.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Numbers and forecasts',
    text: '112 is the police, who also send the mountain rescue, 113 the ambulance, 110 the fire brigade. At sea call on VHF channel 16. Yr has the weather, Varsom the warnings of avalanche, flood and landslide. Read both in the evening, and once more before you start.',
  },
  {
    kind: 'paragraph',
    text: 'A week is enough. Two days to arrive and let the rain pass: fish from the shore, cycle along the Lovatnet. One day each for Briksdal and Bødal. One day kept free for Skåla, and that is the one with the good forecast, whichever it is. One for doing nothing, which on this fjord means watching the light move down the opposite wall.',
  },
  {
    kind: 'paragraph',
    text: 'Which week that should be depends on what you want: long light, warm evenings, ripe berries or empty campsites. Put in your dates and see what they bring.',
  },
];
