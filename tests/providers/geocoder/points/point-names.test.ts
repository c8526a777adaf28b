import { expect, test } from 'vitest';
import { NAMED_POINTS } from '#tests/fixtures/names/named-points.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const gazetteer = REAL.gazetteer;

/** Latitude, longitude, how the name has to read in English and in German. */
const POINTS: readonly [number, number, RegExp, RegExp][] = [
  // the articles' places
  [47.3769, 11.4803, /, Tyrol, Austria$/u, /, Tirol, Österreich$/u],
  [63.1282, 18.6435, /, Västernorrland, Sweden$/u, /, Västernorrland, Schweden$/u],
  [61.8926, 6.8163, /^Stryn, Vestland, Norway$/u, /^Stryn, Vestland, Norwegen$/u],
  [39.7179, 2.6875, /, Balearic Islands, Spain$/u, /, Balearen, Spanien$/u],
  // cities by their middle, whatever small places lie closer
  [69.65, 18.96, /^Tromsø, Troms, Norway$/u, /^Tromsø, Troms, Norwegen$/u],
  [39.57, 2.65, /^Palma, Balearic Islands, Spain$/u, /^Palma, Balearen, Spanien$/u],
  [52.52, 13.405, /^Berlin, Germany$/u, /^Berlin, Deutschland$/u],
  [48.137, 11.575, /^Munich, Bavaria, Germany$/u, /^München, Bayern, Deutschland$/u],
  [51.5, -0.12, /^London, England, United Kingdom$/u, /^London, England, Vereinigtes Königreich$/u],
  [40.758, -73.985, /^New York City, New York, United States$/u, /^New York, USA$/u],
  [35.68, 139.76, /^Tokyo, Japan$/u, /^Tokio, Japan$/u],
  [-1.29, 36.82, /^Nairobi, .*Kenya$/u, /^Nairobi, Kenia$/u],
  [-13.53, -71.97, /^Cusco, Peru$/u, /^Cusco, Peru$/u],
  [
    -33.87,
    151.21,
    /^Sydney, New South Wales, Australia$/u,
    /^Sydney, New South Wales, Australien$/u,
  ],
  [1.3, 103.85, /^Singapore$/u, /^Singapur$/u],
  [22.3, 114.17, /^Hong Kong/u, /^Hongkong/u],
  [43.73, 7.42, /^Monaco/u, /^Monaco/u],
  // borders, to the metre where settlements tell
  [47.66, 9.175, /^Konstanz, Baden-Württemberg, Germany$/u, /, Deutschland$/u],
  [47.65, 9.18, /^Kreuzlingen, Thurgau, Switzerland$/u, /, Schweiz$/u],
  [47.557, 7.59, /^Basel, Basel-Stadt, Switzerland$/u, /, Schweiz$/u],
  [51.155, 14.985, /^Görlitz, Saxony, Germany$/u, /, Sachsen, Deutschland$/u],
  [31.745, -106.485, /Mexico$|United States$/u, /Mexiko$|USA$/u],
  [42.6629, 21.1655, /^Pristina, Kosovo$/u, /^Pristina, Kosovo$/u],
  [44.95, 34.1, /^Simferopol, Crimea, Ukraine$/u, /^Simferopol, Krim, Ukraine$/u],
  [-21.1, 55.5, /, Réunion$/u, /, Réunion$/u],
  [78.22, 15.65, /^Longyearbyen, Svalbard/u, /^Longyearbyen, (Spitzbergen|Svalbard)/u],
  // far from anywhere
  [23, 10, /^Sahara, .*Algeria$/u, /^Sahara, .*Algerien$/u],
  [-25, 127, /^Gibson Desert, Western Australia, Australia$/u, /^Gibsonwüste, .*Australien$/u],
  [65, 100, /^Siberia, Krasnoyarsk Krai, Russia$/u, /^Sibirien, Region Krasnojarsk, Russland$/u],
  [72, -40, /^Greenland Ice Sheet, Greenland$/u, /^Grönländischer Eisschild, Grönland$/u],
  [64.96, -19, /^South Iceland, Iceland$/u, /^Südisland, Island$/u],
  [
    62,
    -115,
    /^near Yellowknife, Northwest Territories, Canada$/u,
    /^bei Yellowknife, .*, Kanada$/u,
  ],
  [-75, 10, /^Queen Maud Land, Antarctica$/u, /^Königin-Maud-Land, Antarktis$/u],
  [-82, 100, /Antarctica$/u, /Antarktis$/u],
  // poles and the date line
  [-90, 0, /^South Pole, Antarctica$/u, /^Südpol, Antarktis$/u],
  [90, 0, /^North Pole$/u, /^Nordpol$/u],
  [
    66,
    -179.9,
    /^near Egvekinot, Chukotka, Russia$/u,
    /^bei Egwekinot, Tschukotka, Russland$|^bei Egvekinot, Tschukotka, Russland$/u,
  ],
  [63, 180, /^Bering Sea$/u, /^Beringmeer$/u],
  [-16.8, -179.97, /Fiji$/u, /Fidschi$/u],
  // water
  [0, -25, /^Atlantic Ocean$/u, /^Atlantischer Ozean$/u],
  [30, -40, /^Atlantic Ocean$/u, /^Atlantischer Ozean$/u],
  [-30, 80, /^Indian Ocean$/u, /^Indischer Ozean$/u],
  [-30, -130, /^Pacific Ocean$/u, /^Pazifischer Ozean$/u],
  [45, 160, /^Pacific Ocean$/u, /^Pazifischer Ozean$/u],
  [-65, 0, /^Southern Ocean$/u, /^Südlicher Ozean$/u],
  [87, 120, /^Arctic Ocean$/u, /^Arktischer Ozean$/u],
  [36, 18, /^Mediterranean Sea$/u, /^Mittelmeer$/u],
  [57, 19.5, /^Baltic Sea$/u, /^Ostsee$/u],
  [56, 3, /^North Sea$/u, /^Nordsee$/u],
  [43, 15, /^Adriatic Sea$/u, /^Adria$/u],
  [25, -90, /^Gulf of Mexico$/u, /^Golf von Mexiko$/u],
  [15, -72, /^Caribbean Sea$/u, /^Karibik$/u],
  [20, 38, /^Red Sea$/u, /^Rotes Meer$/u],
  [12, 88, /^Bay of Bengal$/u, /^Golf von Bengalen$/u],
  [43.5, 33, /^Black Sea$/u, /^Schwarzes Meer$/u],
  [47.7, -87.5, /^Lake Superior, .*United States$/u, /^Oberer See, .*USA$/u],
  [-1, 33, /^Lake Victoria, Uganda$/u, /^Victoriasee, Uganda$/u],
  // islands in the ocean
  [-27.12, -109.35, /^Easter Island, .*Chile$/u, /^Osterinsel, .*Chile$/u],
  [-16.5, -151.74, /^Vaitape, .*French Polynesia$/u, /^Vaitape, .*Französisch-Polynesien$/u],
  [7.1, 171.37, /Marshall Islands$/u, /Marshallinseln$/u],
];

test.for(POINTS)('the point %f, %f has its expected name', async ([lat, lng, english, german]) => {
  await expect(gazetteer.nameAt({ lat, lng }, 'en')).resolves.toMatch(english);
  await expect(gazetteer.nameAt({ lat, lng }, 'de')).resolves.toMatch(german);
});

test.for(NAMED_POINTS)('the point $lat, $lng is $en', async ({ lat, lng, en, de }) => {
  await expect(gazetteer.nameAt({ lat, lng }, 'en')).resolves.toBe(en);
  await expect(gazetteer.nameAt({ lat, lng }, 'de')).resolves.toBe(de);
});

test('every point has a name without empty parts', async () => {
  const names: string[] = [];
  for (let lat = -90; lat <= 90; lat += 7.5) {
    for (let lng = -180; lng <= 180; lng += 9) {
      names.push(await gazetteer.nameAt({ lat, lng }, lat % 2 === 0 ? 'en' : 'de'));
    }
  }
  expect(names.filter((name) => !/^\S.*\S$/u.test(name))).toEqual([]);
  expect(names.filter((name) => /, ,|undefined|NaN|,$/u.test(name))).toEqual([]);
});

test('a longitude beyond 180 degrees means the same place', async () => {
  const name = await gazetteer.nameAt({ lat: 52.52, lng: 13.405 + 360 }, 'en');
  expect(name).toBe('Berlin, Germany');
});
