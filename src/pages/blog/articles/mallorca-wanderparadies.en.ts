import type { ArticleContent } from '../article.ts';

export const tramuntanaEn: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'Mallorca’s north-west coast is a wall. For some 90 kilometres the Serra de Tramuntana stands between the island and the wind it is named after, with more than a dozen summits above 1,000 metres and the sea at its foot. The long beaches are on the other side.',
  },
  {
    kind: 'paragraph',
    text: [
      'What makes it a place for walkers is not the height but the handiwork. For centuries people here stacked limestone without a drop of mortar: terraces for olives, water channels, snow pits and mule tracks with steps low enough for a loaded animal. In 2011 UNESCO listed the whole of it as a cultural landscape. The walls are called ',
      { foreign: 'marges', language: 'ca' },
      ', and there are still craftsmen who do nothing but repair them.',
    ],
  },
  {
    kind: 'map',
    ground: '/images/maps/tramuntana.svg',
    caption:
      'From Galatzó in the south-west to Pollença in the north-east: the villages, refuges and summits of this article.',
    points: [
      { name: 'Puig de Galatzó', lat: 39.634, lng: 2.486, mark: 'peak' },
      { name: 'Valldemossa', lat: 39.71, lng: 2.622, mark: 'town' },
      { name: 'Deià', lat: 39.748, lng: 2.648, mark: 'town' },
      { name: 'Muleta', lat: 39.795, lng: 2.686, mark: 'hut' },
      { name: 'Sóller', lat: 39.766, lng: 2.715, mark: 'town' },
      { name: 'Puig Major', lat: 39.808, lng: 2.794, mark: 'peak' },
      { name: 'Sa Calobra', lat: 39.85, lng: 2.8, mark: 'harbour' },
      { name: 'Puig de Massanella', lat: 39.805, lng: 2.851, mark: 'peak' },
      { name: 'Lluc', lat: 39.823, lng: 2.885, mark: 'sight' },
      { name: 'Pollença', lat: 39.877, lng: 3.016, mark: 'town' },
    ],
  },
  { kind: 'heading', text: 'When to go: around the summer, not in it' },
  {
    kind: 'paragraph',
    text: 'March to May is the classic season. The torrents still carry water, the terraces flower, and it is warm enough to eat outdoors. It is also when everybody else comes: the refuges are fullest from March to May and again in October and November. The almond trees blossom earlier, from the end of January into February, mostly at the foot of the range and on the plain.',
  },
  {
    kind: 'paragraph',
    text: 'In autumn the sea is still warm and the heat is gone, but October is also the wettest month, and the rain comes all at once. Winter is mild by the coast and raw on top; now and then there is snow above 1,000 metres. At the shortest day you have a good nine hours of light.',
  },
  {
    kind: 'climate',
    caption:
      'The year at about 340 m in the middle of the range, from our own climate data: dry, hot summers, most rain in October, mild winters.',
  },
  {
    kind: 'paragraph',
    text: 'From mid-June to mid-September leave the long routes alone. The tracks run over pale rock without shade, the springs dry up, and by midday the limestone gives back what it has stored since morning. Whoever comes in summer walks at first light and is in the water by eleven.',
  },
  { kind: 'heading', text: 'Seven walks worth the early bus' },
  {
    kind: 'table',
    caption: 'Routes in the Serra de Tramuntana; times without breaks',
    head: ['Route', 'Length', 'Climb', 'Time'],
    rows: [
      ['Deià (Can Boi) to Muleta', '9.9 km', '360 m', '3 hours'],
      ['Muleta to Tossals Verds', '27.8 km', '1,110 m', '9 hours'],
      ['Tossals Verds to Son Amer', 'about 15 km', 'up to 1,205 m', '5–6 hours'],
      ['Son Amer to Pollença', 'about 17 km', 'mostly downhill', '5 hours'],
      ['Puig de Massanella from Coll de sa Batalla', 'about 12 km', '830 m', '5 hours'],
      ['Puig de Galatzó from the Ma-10 road', '10 km', '870 m', '4–5 hours'],
      [
        'Torrent de Pareis, Escorca to the sea',
        'about 7 km',
        '640 m, all down',
        '5 hours and more',
      ],
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The first four lines are one journey:' },
      ' the finest part of the ',
      { foreign: 'Ruta de Pedra en Sec', language: 'ca' },
      ', the Dry Stone Route or GR 221, about 70 kilometres in four days from refuge to refuge. The route as a whole begins at Port d’Andratx and is signposted for just under 140 kilometres. In the south-west there are gaps, because more than nine tenths of the range is private land and not every owner has agreed; in the gaps you walk on the road or stay away.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'The first day is gentle, through olive terraces with the sea to your left. The second is the long one. If you take the tram into Sóller instead of walking from Muleta, you save a good hour before the real climb: the Barranc de Biniaraix, a paved mule track with 1,932 steps up to the farm of l’Ofre. Behind the pass, just under 900 metres, lies the Cúber reservoir, where black vultures often circle. On the third day Coll des Prat, 1,205 metres, is the roof of the route; near it you pass the round pits in which snow was pressed into ice and sold in the valleys. The fourth runs out through holm-oak woods to the Roman bridge at Pollença.',
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Two summits.' },
      ' Puig Major is the highest, 1,445 metres on some maps and 1,436 on others, since its top was levelled for a radar station. It is a military area and closed. The walkers’ summit is therefore Puig de Massanella, 1,364 metres. The way leads over the Comafreda estate, which charges walkers a few euros. The last part is bare karst, sparsely marked, and no place to be in fog. In the south-west Puig de Galatzó, a little over 1,000 metres, stands alone like a volcano and needs hands in a few places.',
    ],
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'One day, no luggage',
    text: 'Two of the best days need only a bus ticket. Ride to Deià and walk to Sóller in an easy half day, between olive trees that are centuries old. Or, in the summer timetable, take the mountain bus up to Cúber and walk down the Barranc de Biniaraix: the same steps as on the long stage, most of them in your favour. Start early, for at noon there is little shade in the gully, and stand still to look at the view.',
  },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Torrent de Pareis is not a walk',
    text: 'The gorge between walls up to 200 metres high is a descent over polished blocks, with drops to climb down and no way out between the junction of the streams and the beach. Accidents happen every year, some of them fatal. Go only after a dry spell, in a group, with somebody who knows it, and never when rain is forecast anywhere in the range: the water comes from further up. The bus back from Sa Calobra runs in season only.',
  },
  { kind: 'heading', text: 'Where to sleep' },
  {
    kind: 'paragraph',
    text: [
      'The island council, the Consell de Mallorca, runs six refuges on the route and its variants: Galatzó, Can Boi in Deià, Muleta above Port de Sóller, Tossals Verds, Son Amer near Lluc and Pont Romà in Pollença. Together they have about 330 places, with bunks, showers and dinner. You book online and well ahead; do not count on a bed if you just turn up. Tossals Verds (525 m) stands alone in the mountains; Muleta (110 m), a former telegraph station, has the sunset.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Between them there are private houses such as Ses Fontanelles in the south-west, simple rooms in the monastery of Lluc, and hotels in most villages. In Sóller you can spend a week walking a different path each morning, with a bus to the start and the tram to the beach.',
  },
  { kind: 'heading', text: 'Getting there and about' },
  {
    kind: 'paragraph',
    text: 'You can reach the island without flying: ferries cross to Palma from Barcelona and Valencia, overnight too. In Palma, trains and buses leave from Plaça d’Espanya, which the airport bus also serves.',
  },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Bus 203' },
        ' goes to Valldemossa, Deià and Sóller; ',
        { strong: '204' },
        ' takes the tunnel straight to Sóller and its port.',
      ],
      [{ strong: 'Train to Inca, then bus 312:' }, ' the way to Lluc. Only a few run each day.'],
      [
        { strong: 'Bus 231' },
        ' follows the mountain road from Port de Sóller past Cúber and Lluc to Alcúdia, in the summer timetable only.',
      ],
      [
        { strong: 'The Sóller train,' },
        ' wooden carriages on a line of 1912, needs about an hour for 27 kilometres and 13 tunnels. It costs far more than the bus and is worth it once. The tram to the port has run since 1913.',
      ],
    ],
  },
  { kind: 'heading', text: 'Gates, permits and prohibitions' },
  {
    kind: 'paragraph',
    text: 'A path on the map is not yet a right of way. Use the marked routes, close every gate behind you, and turn round where a sign says so. Three places have rules of their own.',
  },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Ternelles' },
        ' near Pollença: the valley and the Castell del Rei can be seen on a guided visit only, 15 people a day, booked beforehand; none in August.',
      ],
      [
        { strong: 'Muntanya del Voltor' },
        ' above Valldemossa: the paths by Pla des Pouet need a permit, limited per day. The Archduke’s path can be reached without one through the public estate of Son Moragues.',
      ],
      [
        { strong: 'Comafreda,' },
        ' the way to Massanella: a gatekeeper takes the toll; carry cash.',
      ],
    ],
  },
  {
    kind: 'note',
    tone: 'rule',
    title: 'No tent, no fire, no drone',
    text: 'Camping wild is forbidden in the whole range, and so is sleeping out under the sky. Tents may stand on official sites such as Es Pixarells and Sa Font Coberta at Lluc, booked ahead. From 1 May to 15 October no fire may burn in woodland or within 50 metres of it, picnic areas included; in dry years the ban starts earlier. Almost everything here is Natura 2000: without a permit the drone stays in the bag.',
  },
  {
    kind: 'paragraph',
    text: 'Anglers need a licence, even with a rod from the rocks. It is required from the age of 14 and can be bought online from the Balearic government.',
  },
  { kind: 'heading', text: 'What goes wrong here' },
  {
    kind: 'paragraph',
    text: 'Heat comes first, sometimes as early as May. Then the water: a torrent that has been dry for months can fill within minutes, so never rest or park in its bed when the sky is dark. Limestone polished by many soles is slippery even when dry. Off the path the karst is a maze of blades, holes and dwarf palms, and a goat track is not a short cut. In the gorges there is no phone signal; leave your route with somebody. The emergency number is 112.',
  },
  { kind: 'heading', text: 'What to pack, and why' },
  {
    kind: 'list',
    items: [
      'Two to three litres of water per person. Springs on the map are often dry by summer, and between villages there is seldom anything for sale.',
      'Shoes with a firm sole: the rock is sharp and eats soft ones.',
      'Sun hat, long thin sleeves, sunscreen. There is little shade above the oaks.',
      'A windproof and a warm layer from October to April. On the passes the wind is colder than the photographs.',
      'A sleeping-bag liner for the refuges.',
      'A head torch, because everything takes longer than the signpost says.',
      'The bus timetable for the way back. The last one goes earlier than you would like.',
    ],
  },
  { kind: 'heading', text: 'How many days?' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'A long weekend:' },
      ' stay in Sóller, walk over from Deià on the first day and up the Barranc de Biniaraix on the second. ',
      { strong: 'Five days:' },
      ' the four stages from Deià to Pollença, and a day in hand for rain or for Massanella. ',
      { strong: 'A week and more:' },
      ' begin in the south-west with Galatzó and take the villages slowly.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Choose the month before the route, and book the beds before the flight or the ferry. The rest is one foot on the next stone; somebody laid it there so that you would not slip.',
  },
];
