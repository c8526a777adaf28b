import type { ArticleContent } from '../article.ts';

export const highCoastEn: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'Just below the top of Skuleberget, a hill beside the main road in the north of Sweden, there is an old beach. It lies 286 metres above today’s sea. Some ten thousand years ago, when the ice had just gone, waves broke there, and only the last nine metres of the hill stood out of the water. With the ice its weight had gone too, and the land came up.',
  },
  {
    kind: 'paragraph',
    text: 'Nowhere in the world has a higher shoreline from the end of the ice age been found, and the rise has not stopped: about eight millimetres a year, a hand’s breadth in a decade. On the islands you can see boathouses that no boat reaches any more.',
  },
  {
    kind: 'paragraph',
    text: [
      { foreign: 'Höga Kusten', language: 'sv' },
      ', the High Coast, begins at the mouth of the Ångermanälven river and ends at the town of Örnsköldsvik. UNESCO listed it in 2000; since 2006 it has shared the title with the Kvarken archipelago across the gulf in Finland, which is as flat as the High Coast is steep. For walkers the uplift means hills with their feet in the sea, fields of round beach stones in the middle of the forest, and a great deal of view for a modest climb.',
    ],
  },
  {
    kind: 'map',
    ground: '/images/maps/high-coast.svg',
    caption:
      'The mainland from Hornöberget to Örnsköldsvik, which the trail follows, and the islands and the lighthouse that take a boat.',
    points: [
      { name: 'Hornöberget', lat: 62.803, lng: 17.955, mark: 'sight' },
      { name: 'Skuleberget', lat: 63.075, lng: 18.346, mark: 'peak' },
      { name: 'Skuleskogen', lat: 63.117, lng: 18.5, mark: 'sight' },
      { name: 'Köpmanholmen', lat: 63.17, lng: 18.576, mark: 'harbour' },
      { name: 'Örnsköldsvik', lat: 63.291, lng: 18.715, mark: 'town' },
      { name: 'Trysunda', lat: 63.14, lng: 18.794, mark: 'harbour' },
      { name: 'Ulvöhamn', lat: 63.017, lng: 18.65, mark: 'harbour' },
      { name: 'Högbonden', lat: 62.866, lng: 18.478, mark: 'sight' },
    ],
  },
  { kind: 'heading', text: 'When to go: June for light, September for air' },
  {
    kind: 'paragraph',
    text: 'In May the south slopes are already in flower while snow still lies in the clefts, and the gravel roads into the national park can be soft. From June the paths are dry enough. Around midsummer the sun is up for more than twenty hours, and what remains is dusk. You will not need a head torch. You may well need an eye mask, and certainly something against mosquitoes.',
  },
  {
    kind: 'paragraph',
    text: 'July and early August are the warmest weeks and the busiest: the boats run most often, and the open cabins in the park are often full before evening. From mid-August the nights are dark again, the bilberries are ripe and the mosquitoes fewer. Mid-September still gives you thirteen hours of daylight, clear air and yellow birches, and perhaps a first night frost.',
  },
  {
    kind: 'climate',
    caption:
      'The year on the High Coast, from our own climate data: summer days around 20 °C, cool nights, and a long winter below freezing.',
  },
  {
    kind: 'paragraph',
    text: 'Shortly before Christmas the sun shows itself for less than five hours. Winter here is beautiful and serious: of the three park entrances only the road to the southern one is kept open, and the days are too short for mistakes. Come then if you already know how to spend a night in the snow.',
  },
  { kind: 'heading', text: 'Five walks, from two hours to nine days' },
  {
    kind: 'table',
    caption: 'Walks on the High Coast; lengths by the official descriptions, rounded',
    head: ['Walk', 'Length', 'Up and down', 'Time'],
    rows: [
      [
        'Skuleberget by the southern path',
        '2.5 km one way',
        'about 250 m up',
        '2–3 hours there and back',
      ],
      ['Skuleskogen, South to North Entrance', 'about 7 km', 'steep in places', 'a day with stops'],
      ['Skuleberget to the South Entrance', 'about 10 km', 'long and rough', 'half a day'],
      ['Hornöberget to Lövvik', 'about 10 km', 'one hill after another', '5–6 hours'],
      ['The whole High Coast Trail', '135 km', 'about 3,000 m in all', '7–9 days'],
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'If you have one day,' },
      ' give it to Skuleskogen National Park. From the South Entrance a boardwalk leads through tall spruces hung with beard lichen. Less than a kilometre in, the bay of Kälsviken with its sandy beach is worth a detour. The trail climbs on to bare red granite and up Slåttdalsberget, 280 metres, with the archipelago spread out below. Two steep steps have a cable to hold on to. Beyond them lie the two lakes of Tärnättvattnen with a cabin between them, then the old summer farm of Näskebodarna, and at last the North Entrance.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'If you have left a car at the South Entrance, you can return along the shore and make a loop of it. Allow a full day for that: the blocks and roots by the water are slower than they look on the map.',
  },
  {
    kind: 'note',
    tone: 'danger',
    title: 'The gorge is closed',
    text: [
      { foreign: 'Slåttdalsskrevan', language: 'sv' },
      ', about 200 metres long, 40 deep and 7 wide, is still on every poster. Since June 2023 nobody may walk through it, because stones keep falling from its walls. The trail now goes round it over the hill, and you can look in from either end. Older guidebooks and downloaded tracks still lead straight through. Do not follow them.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Skuleberget,' },
      ' 295 metres, is the hill with the old beach. From the south a gentle path goes up; on the east side the Cave Path climbs steeply past the robbers’ cave and is no place to be after rain. Several via ferratas run up the east wall, and the gear is rented at the foot. A chairlift runs in summer. At the foot, beside the E4, stands the visitor centre, the ',
      { foreign: 'naturum', language: 'sv' },
      ', with maps, drinking water and lunch.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The High Coast Trail,' },
      ' ',
      { foreign: 'Höga Kustenleden', language: 'sv' },
      ', starts at the great suspension bridge at Hornöberget and ends in Örnsköldsvik. You will read of 135 kilometres in nine sections, 140 in seven or 129 in thirteen: the sums differ, the path hardly does. It is marked in orange and mixes fine forest paths with gravel and, now and then, tarmac. If your time is short, walk Skuleberget to Köpmanholmen in three easy days and take the boat to the islands from there.',
    ],
  },
  { kind: 'heading', text: 'Out to the islands' },
  {
    kind: 'paragraph',
    text: 'From Köpmanholmen boats go to Ulvön and Trysunda, several times a day in summer and about once a day in winter. In summer an excursion boat also runs to Ulvön from Ullånger and Docksta. The timetable changes with the season; read it before you plan anything round it.',
  },
  {
    kind: 'paragraph',
    text: [
      'Ulvöhamn is one long row of red boathouses and wooden houses on a sound as sheltered as a lake. Its chapel dates from the 17th century, when fishermen from Gävle came up here every summer. This is the home of ',
      { foreign: 'surströmming', language: 'sv' },
      ', fermented herring, whose season opens on the third Thursday in August. The tin is opened out of doors. Trysunda, a small fishing village round a bay, is quieter; a path goes round the island. On Högbonden you can sleep in the lighthouse keeper’s house from spring to autumn. And steep Mjältön, at 236 metres the highest island in Sweden, is for those who have a boat or know somebody who does.',
    ],
  },
  { kind: 'heading', text: 'Where to sleep' },
  {
    kind: 'paragraph',
    text: 'In the park there are simple cabins at Tärnättvattnen, Näskebodarna, Norrsvedje, Skrattabborrtjärn and Tärnättholmarna. They are open all year, cost nothing and cannot be booked. Tärnättvattnen and Näskebodarna have four bunks and a wood stove each. Kälsviken has two wind shelters and room for tents.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Nobody is turned away',
    text: 'Whoever comes last has the same right to a place as whoever came first. In high season carry a tent even if you hope for a bed, and leave the cabin with the floor swept and dry wood by the stove.',
  },
  {
    kind: 'paragraph',
    text: 'Along the trail there are wind shelters and huts on the same terms, and between them hostels, campsites and hotels: at the bridge, in Docksta, below Skuleberget and in Köpmanholmen, among other places. Docksta and Köpmanholmen have a food shop. The park entrances have none, and no drinking water either.',
  },
  { kind: 'heading', text: 'Getting there without a car' },
  {
    kind: 'paragraph',
    text: 'The train comes almost all the way. The coastal line stops in Härnösand, Kramfors and Örnsköldsvik, and direct trains come up from Stockholm in about half a day. From Härnösand or Örnsköldsvik the regional bus, Din Tur line 50, follows the E4 and stops at Hornöberget, in Ullånger, in Docksta and at the visitor centre below Skuleberget. Another bus links Örnsköldsvik with Köpmanholmen.',
  },
  {
    kind: 'paragraph',
    text: 'No bus goes to the park gates. On foot that is no hardship: from Skuleberget the trail takes you to the South Entrance in half a day, and from the North Entrance it is about 7 kilometres, mostly along the road, to Köpmanholmen and its bus. The West Entrance lies 300 metres up at the end of three kilometres of gravel road from the E4. From there a wide path, fit for wheelchairs and prams too, leads to a viewpoint.',
  },
  { kind: 'heading', text: 'What you may do, and where it ends' },
  {
    kind: 'paragraph',
    text: [
      'Sweden’s right of public access, ',
      { foreign: 'allemansrätten', language: 'sv' },
      ', lets you walk almost anywhere, pick berries and mushrooms, and put up a tent for a night or two, away from houses and off farmland. Its rule fits on a postcard: do not disturb, do not destroy. In the national park stricter rules apply.',
    ],
  },
  {
    kind: 'note',
    tone: 'rule',
    title: 'In Skuleskogen National Park',
    text: 'From 1 May to 30 September tents may stand only on the marked sites, three nights at most in one place, and fires may burn only in the fireplaces provided, with the wood that lies there or wood you bring. Fishing in lakes and streams is forbidden. Dogs stay on the lead. Drones may not land, so leave yours at home.',
  },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Fire elsewhere:' },
        ' only where nothing can catch, and never on bare rock, which cracks for good. In dry weeks the county may issue a fire ban, ',
        { foreign: 'eldningsförbud', language: 'sv' },
        '. It covers wood and charcoal; check it on the day, also for your stove.',
      ],
      [
        { strong: 'Fishing:' },
        ' in the sea you may fish with a rod for nothing. Every lake and river needs a permit, a ',
        { foreign: 'fiskekort', language: 'sv' },
        ', which you buy for that water.',
      ],
      [
        { strong: 'Drones:' },
        ' whoever flies one with a camera must be registered as an operator, as everywhere in the EU, and each nature reserve adds rules of its own, posted at the entrance.',
      ],
      [
        { strong: 'Birds:' },
        ' some islets are closed in the breeding season. Signs on the shore say when.',
      ],
    ],
  },
  { kind: 'heading', text: 'What can go wrong' },
  {
    kind: 'paragraph',
    text: 'The hills are low, and that deceives. The granite is as grippy as sandpaper while it is dry, and when it rains the lichen on it turns to soap. A wet slab and a tired foot are all it takes. If a shower catches you above a steep stretch, sit down and let it pass.',
  },
  {
    kind: 'paragraph',
    text: 'The sea is cold, even in July; swim along the shore and not across the bay, and wear a life jacket in a kayak. Streams can run dry in a warm summer, and the water in them is untested. Ticks live in the tall grass near the coast: look yourself over in the evening. In parts of the forest the phone finds no network, so tell somebody your route. The emergency number is 112. And whoever drives at dusk drives slowly, because of the elk.',
  },
  { kind: 'heading', text: 'What to pack, and why' },
  {
    kind: 'list',
    items: [
      'Shoes with a soft, grippy sole. Friction on rock and roots matters more here than a high shaft.',
      'A rain jacket and a warm layer, in July too: when the wind turns and comes off the sea, it gets cool within minutes.',
      'A tent with a free-standing inner. Pegs find little soil on the rock.',
      'A gas stove, so that a fire ban does not cost you supper.',
      'Water for the day, two litres, and something to treat more with.',
      'Mosquito spray, long sleeves and a tick remover. All three weigh less than regret.',
      'An eye mask in June, a head torch from the middle of August.',
      'A paper map. The trail is well marked; the junctions in the park are many.',
    ],
  },
  { kind: 'heading', text: 'How many days?' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'A weekend:' },
      ' Skuleberget on the first day, Skuleskogen on the second, two nights in Docksta. ',
      { strong: 'Four or five days:' },
      ' on foot from Skuleberget through the park to Köpmanholmen, a night at the lakes, then out to Trysunda or Ulvön and a day of doing nothing on warm rock. ',
      { strong: 'Nine days:' },
      ' the whole trail from the bridge, at the pace of somebody who stops for bilberries.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Whichever it is, decide on the month first. It settles how much light you have, how full the cabins are and whether the tent pegs meet frost. The coast itself can wait: by the time you get there, it will have risen a little more.',
  },
];
