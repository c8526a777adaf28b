import type { ArticleContent } from '../article.ts';

export const alpsEn: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'From Innsbruck the Karwendel looks like a wall: grey, steep and very close. What the wall hides is the better part.',
  },
  {
    kind: 'paragraph',
    text: 'Behind it, chains of limestone run side by side from west to east, and between them lie long valleys with gravel rivers, maple meadows and, about a day’s walk apart, a hut with its lights on. No road goes through. A path does: from the railway at Scharnitz to Pertisau on the Achensee, four days and three huts.',
  },
  {
    kind: 'paragraph',
    text: 'Most of it is broad, well marked and nowhere difficult. It asks for stamina rather than courage, which makes it a good first hut tour. Those who want more will find it beside the path, and we come to that.',
  },
  { kind: 'heading', text: 'When to go: July to early October' },
  {
    kind: 'paragraph',
    text: 'The three huts open around the beginning of June and close around the middle of October. In June old snow still lies in the shaded gullies, and a path that is easy in August can be a hard white slope. Ask the hut before you set out; the people there see the path every day.',
  },
  {
    kind: 'paragraph',
    text: 'July and August are the warmest months and also the wettest, because so many afternoons end in a thunderstorm. September is cooler, drier and quieter. In the first half of October the maples in the Eng turn yellow, and on fine weekends the toll road into the valley fills with cars. Come on a weekday, or come on foot from the other side.',
  },
  {
    kind: 'climate',
    caption:
      'The year at about 1,900 m, the height of the huts, from our own climate data. In July the nights average about 7 °C: a warm layer belongs in the pack even then.',
  },
  { kind: 'heading', text: 'From Scharnitz to Pertisau, day by day' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The first day' },
      ' is long and gentle. From Scharnitz (964 m) a gravel road follows the stream through the Karwendeltal for hours and hardly seems to climb. You see the Karwendelhaus (1,771 m) long before you get there, on a ledge above the valley; only the last stretch is steep.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The second day' },
      ' is short, and that is its charm. Over the Hochalmsattel (1,803 m) you go down to the Kleiner Ahornboden (1,399 m), a meadow of old maples with a memorial to Hermann von Barth, who climbed 88 summits of this range in the summer of 1870. Then the path rises past the Ladizalm to the Falkenhütte (1,848 m). Be there by early afternoon: the Laliderer walls opposite the hut are almost a thousand metres high, and they change colour by the hour.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The third day' },
      ' begins right under those walls, on a path through the scree that drops to about 1,700 m and climbs to the Hohljoch (1,794 m). Below lies the Eng (1,227 m), with a dairy, an inn and more than 2,000 sycamore maples, some of them several hundred years old. After the long climb past the Binsalm to the western Lamsenjoch (1,940 m) comes the one narrow, slightly exposed traverse of the route. It ends at the Lamsenjochhütte (1,953 m).',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The fourth day' },
      ' belongs to your knees. Hairpins lead down to the Gramaialm (1,263 m), then a flat valley leads out to Pertisau (932 m), where the lake is cold and exactly right. If you would rather end at a railway, go south: down the Stallental and through the Wolfsklamm, a gorge with wooden walkways and an entrance fee, to Stans in the Inn valley. That is 12 km as well, but with about 1,400 m of descent.',
    ],
  },
  {
    kind: 'table',
    caption: 'The crossing in figures, rounded; times are walking times without breaks',
    head: ['Stage', 'Length', 'Up', 'Down', 'Time'],
    rows: [
      ['Scharnitz – Karwendelhaus', '18 km', '800 m', 'hardly any', '5 h'],
      ['Karwendelhaus – Falkenhütte', '9 km', '500 m', '400 m', '3 h'],
      ['Falkenhütte – Lamsenjochhütte', '12 km', '850 m', '750 m', '5 h'],
      ['Lamsenjochhütte – Pertisau', '12 km', 'hardly any', '1,000 m', '4 h'],
    ],
  },
  {
    kind: 'profile',
    caption:
      'The heights of the four days. Distances are rounded to the kilometre; between the named points the path is drawn as a straight line.',
    points: [
      { km: 0, metres: 964, name: 'Scharnitz' },
      { km: 18, metres: 1771, name: 'Karwendelhaus' },
      { km: 19, metres: 1803, name: 'Hochalmsattel' },
      { km: 23, metres: 1399, name: 'Kleiner Ahornboden' },
      { km: 27, metres: 1848, name: 'Falkenhütte' },
      { km: 29, metres: 1700 },
      { km: 30, metres: 1794, name: 'Hohljoch' },
      { km: 33, metres: 1227, name: 'Eng' },
      { km: 38, metres: 1940, name: 'Westliches Lamsenjoch' },
      { km: 39, metres: 1953, name: 'Lamsenjochhütte' },
      { km: 44, metres: 1263, name: 'Gramaialm' },
      { km: 51, metres: 932, name: 'Pertisau' },
    ],
  },
  { kind: 'heading', text: 'Two detours for sure feet' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The Birkkarspitze' },
      ' (2,749 m) is the highest summit of the Karwendel, and its path is marked black, Tyrol’s colour for a difficult one. From the Karwendelhaus it takes about three hours and close to 1,000 m of climbing: up the Schlauchkar, a cirque full of loose stones, to the Schlauchkarsattel (2,639 m), then along wire ropes and easy rock to the cross. Below the saddle a field of hard snow often lies far into summer. Ask the hut warden the evening before. If the answer is a shake of the head, take it as an answer.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'The Goetheweg' },
      ' needs only a day and a bed in Innsbruck. The Nordkettenbahn starts in the middle of town and ends at the Hafelekar (2,269 m). From there the path keeps to the ridge, crosses the Mühlkarscharte (2,243 m) and reaches the Pfeishütte (1,922 m): there and back about 11 km, some 700 m of climbing, four to five hours. On your right lies a city, on your left nothing but rock. The slopes are steep, a slip would be serious, and the last cable car does not wait.',
    ],
  },
  { kind: 'heading', text: 'How a night in a hut works' },
  {
    kind: 'paragraph',
    text: 'The huts of the Alpine clubs are shelters first and inns second. You get a bed in a room or a place in the dormitory, a hot dinner and a very early breakfast. A few things are expected of you:',
  },
  {
    kind: 'list',
    items: [
      'Book your bed before you go, online or by telephone, and cancel if you are not coming. Fine weekends are full weeks ahead.',
      [
        'Bring a thin sleeping bag liner, a ',
        { foreign: 'Hüttenschlafsack', language: 'de' },
        '. It is compulsory; blankets are there.',
      ],
      'Leave your boots at the door, be quiet from ten in the evening and carry your rubbish down.',
      'Write your next destination in the hut book. If you are missed, the search begins there.',
      'Bring cash and, if you have it, the card of an Alpine club: members pay less for the bed.',
    ],
  },
  { kind: 'heading', text: 'Getting there without a car' },
  {
    kind: 'paragraph',
    text: 'The train does it best. The line from Munich by way of Garmisch-Partenkirchen and Mittenwald to Innsbruck stops in Scharnitz, and the walk begins at the platform. From Pertisau a bus runs to the station of Jenbach in the Inn valley, between Innsbruck and Kufstein.',
  },
  {
    kind: 'paragraph',
    text: 'If you want to see only the Eng, or have to break off on the third day, there is the Bergbus. It connects the valley with the station of Lenggries in Bavaria, in summer and into October, more often on weekends than on weekdays. Look up the timetable of the year before you count on it.',
  },
  { kind: 'heading', text: 'What is forbidden' },
  {
    kind: 'note',
    tone: 'rule',
    title: 'No tent, no van, no planned bivouac',
    text: 'In Tyrol it is against the law to camp outside a campsite, and even trying to is an offence. A bivouac you planned counts as camping; only one in an emergency is exempt: an injury, bad weather, darkness. The campsites are down in the valleys, for instance at Krün near Mittenwald and on the Achensee.',
  },
  {
    kind: 'list',
    items: [
      'No fires: the Austrian forest law bans them in the woods and in the belt of dwarf pines above, and near the woods as soon as it is dry.',
      'Ask the nature park before you fly a drone. The Karwendel has been a nature reserve since 1928, and the reserve’s rules apply on top of those of aviation.',
      'Bicycles only where a sign allows them. The gravel road to the Karwendelhaus is such a route; most other paths are not.',
      'Dogs on the lead near cattle, always.',
    ],
  },
  { kind: 'heading', text: 'What to pack, and why' },
  {
    kind: 'list',
    items: [
      'Boots with a firm sole: hours of gravel road, then coarse scree.',
      'Two litres of water each. Limestone lets the rain run through, so fill up at every hut.',
      'Rain jacket, warm layer, hat, thin gloves. At this height it can snow in any month.',
      'Head torch, liner, ear plugs. Someone always snores.',
      'The Alpine Club map on paper, at 1:25,000. In the valleys there is little signal.',
      'Poles for the fourth day, plasters for the first.',
    ],
  },
  { kind: 'heading', text: 'What is dangerous' },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Thunderstorms come in the afternoon',
    text: 'Start early and be at the hut by early afternoon. If a storm catches you, leave ridges and summits, let go of wire ropes, keep away from single trees and crouch on your pack with your feet together.',
  },
  {
    kind: 'paragraph',
    text: 'The second danger is snow that has stayed. A hard snowfield in a steep gully is no place for walking boots alone; turning back costs you a day and nothing else. The third has a calf: cows with young defend them, most of all against dogs. Give them a wide berth, and if one attacks, let the dog off the lead.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'In an emergency: 140 or 112',
    text: '140 is the mountain rescue in Austria. Near the border your phone may hang on a German network, where 140 leads nowhere; 112 works in every network. Without a signal: six calls or flashes of light in a minute, a minute’s pause, then again. Three in a minute are the answer.',
  },
  {
    kind: 'paragraph',
    text: 'What remains is a question of dates. Choose four days between July and early October, look at how warm the nights are and how long the light lasts, and book the huts before the train. The wall behind Innsbruck will look different afterwards: you will know what is on the other side.',
  },
];
