import { expect, test } from 'vitest';
import { ADULTS, fitOf } from '#src/domain/place/access.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** A trip by wheelchair has ideas for three days there. */
const ENOUGH = 6;
const IN_TOWN_KM = 30;
const CITIES = `
London 51.51 -0.13|Paris 48.85 2.35|Rome 41.89 12.51|Barcelona 41.39 2.16|Amsterdam 52.37 4.89|Prague 50.09 14.42
Berlin 52.52 13.41|Lisbon 38.72 -9.13|Madrid 40.42 -3.7|Budapest 47.5 19.04|Florence 43.78 11.25|Venice 45.44 12.33
Munich 48.14 11.58|Dublin 53.33 -6.25|Copenhagen 55.68 12.57|Stockholm 59.33 18.07|Oslo 59.91 10.75|Helsinki 60.17 24.94
Reykjavik 64.14 -21.9|Brussels 50.85 4.35|Kraków 50.06 19.94|Warsaw 52.23 21.01|Seville 37.38 -5.97|Naples 40.85 14.27
Lyon 45.75 4.85|Zurich 47.37 8.55|Hamburg 53.55 9.99|Valencia 39.47 -0.38|Bordeaux 44.84 -0.58|Ljubljana 46.05 14.51
Zagreb 45.81 15.98|Vienna 48.21 16.37|Milan 45.46 9.19|Turin 45.07 7.69|Porto 41.15 -8.61|Bilbao 43.26 -2.93
Málaga 36.72 -4.42|Nice 43.7 7.27|Strasbourg 48.58 7.75|Edinburgh 55.95 -3.19|Glasgow 55.86 -4.25|Liverpool 53.41 -2.98
Manchester 53.48 -2.24|Cologne 50.94 6.96|Bern 46.95 7.45|Geneva 46.2 6.14|Antwerp 51.22 4.4
Rotterdam 51.92 4.48|Gothenburg 57.71 11.97|Gdańsk 54.35 18.65|Athens 37.98 23.73|Istanbul 41.01 28.98
Dubai 25.2 55.27|Abu Dhabi 24.45 54.38|Doha 25.29 51.53|Marrakesh 31.63 -7.99|Cape Town -33.93 18.42|Delhi 28.65 77.23
Singapore 1.29 103.85|Hong Kong 22.28 114.17|Taipei 25.04 121.53|Tokyo 35.69 139.69|Kyoto 35.02 135.75|Osaka 34.69 135.5
Seoul 37.57 126.98|Beijing 39.91 116.4|Shanghai 31.23 121.47|New York 40.71 -74.01|San Francisco 37.77 -122.42
Los Angeles 34.05 -118.24|Boston 42.36 -71.06|Washington 38.9 -77.04|Miami 25.77 -80.19|New Orleans 29.95 -90.08
Chicago 41.88 -87.63|Seattle 47.61 -122.33|Toronto 43.71 -79.4|Montréal 45.51 -73.59|Mexico City 19.43 -99.13
Buenos Aires -34.61 -58.38|Sydney -33.87 151.21|Melbourne -37.81 144.96|Brisbane -27.47 153.03|Wellington -41.29 174.78
`
  .trim()
  .split(/[|\n]/u)
  .map((line) => /^(.*) (-?[\d.]+) (-?[\d.]+)$/u.exec(line) ?? [])
  .map(([, name = '', lat, lng]) => ({ name, lat: Number(lat), lng: Number(lng) }));

test('in each of the large cities six written sights and more are known to be without steps', async () => {
  const few: string[] = [];
  for (const { name, ...point } of CITIES) {
    const near = await REAL.factSources.sights.near(point, IN_TOWN_KM);
    const fitting = near.filter(
      (sight) => sight.isWritten && fitOf(sight, { ...ADULTS, wheelchair: true }).fits,
    );
    if (fitting.length < ENOUGH) few.push(`${name}: ${fitting.length}`);
  }
  expect(CITIES.length).toBeGreaterThan(80);
  expect(few).toEqual([]);
});
