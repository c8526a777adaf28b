import { expect, test } from 'vitest';
import { festivalsOn } from '#src/recommender/know/festivals/festivals-on.ts';

type Point = { country: string; lat: number; lng: number };

const PLACES = {
  Seoul: { country: 'KR', lat: 37.57, lng: 126.98 },
  Hanoi: { country: 'VN', lat: 21.03, lng: 105.85 },
  Beijing: { country: 'CN', lat: 39.9, lng: 116.4 },
  Taipei: { country: 'TW', lat: 25.04, lng: 121.56 },
  Singapore: { country: 'SG', lat: 1.29, lng: 103.85 },
  Tokyo: { country: 'JP', lat: 35.68, lng: 139.69 },
  Munich: { country: 'DE', lat: 48.14, lng: 11.58 },
  Stuttgart: { country: 'DE', lat: 48.78, lng: 9.18 },
  Vienna: { country: 'AT', lat: 48.21, lng: 16.37 },
  Zurich: { country: 'CH', lat: 47.37, lng: 8.54 },
  Oslo: { country: 'NO', lat: 59.91, lng: 10.75 },
  Stockholm: { country: 'SE', lat: 59.33, lng: 18.07 },
  Helsinki: { country: 'FI', lat: 60.17, lng: 24.94 },
  Athens: { country: 'GR', lat: 37.98, lng: 23.73 },
  London: { country: 'GB', lat: 51.51, lng: -0.13 },
  Istanbul: { country: 'TR', lat: 41.01, lng: 28.98 },
  Cairo: { country: 'EG', lat: 30.04, lng: 31.24 },
  Delhi: { country: 'IN', lat: 28.61, lng: 77.21 },
  Kolkata: { country: 'IN', lat: 22.57, lng: 88.36 },
  Pushkar: { country: 'IN', lat: 26.49, lng: 74.55 },
  Kathmandu: { country: 'NP', lat: 27.71, lng: 85.32 },
  Ubud: { country: 'ID', lat: -8.51, lng: 115.26 },
  ChiangMai: { country: 'TH', lat: 18.79, lng: 98.99 },
  Denver: { country: 'US', lat: 39.74, lng: -104.99 },
  Lima: { country: 'PE', lat: -12.05, lng: -77.04 },
  Santiago: { country: 'CL', lat: -33.45, lng: -70.67 },
  Warsaw: { country: 'PL', lat: 52.23, lng: 21.01 },
} satisfies Record<string, Point>;

/** As published by the countries' governments and the organisers, with the days before and after that the table adds. */
test.each([
  ['Seollal', 'Seoul', '2026-02-16', '2026-02-18'],
  ['Seollal', 'Seoul', '2027-02-06', '2027-02-09'],
  ['Seollal', 'Seoul', '2028-01-26', '2028-01-28'],
  ['Seollal', 'Seoul', '2029-02-12', '2029-02-14'],
  ['Seollal', 'Seoul', '2030-02-02', '2030-02-05'],
  ['Chuseok', 'Seoul', '2026-09-24', '2026-09-26'],
  ['Chuseok', 'Seoul', '2027-09-14', '2027-09-16'],
  ['Chuseok', 'Seoul', '2028-10-02', '2028-10-05'],
  ['Chuseok', 'Seoul', '2029-09-21', '2029-09-24'],
  ['Chuseok', 'Seoul', '2033-09-07', '2033-09-09'],
  ['Tết', 'Hanoi', '2027-02-03', '2027-02-11'],
  ['Tết', 'Hanoi', '2030-01-30', '2030-02-07'],
  ['Chinese New Year', 'Beijing', '2027-02-03', '2027-02-13'],
  ['Chinese New Year', 'Beijing', '2030-01-31', '2030-02-10'],
  ['Lunar New Year', 'Taipei', '2028-01-25', '2028-01-31'],
  ['Lunar New Year', 'Singapore', '2027-02-06', '2027-02-08'],
  ['Golden Week', 'Tokyo', '2026-04-29', '2026-05-06'],
  ['Golden Week', 'Tokyo', '2027-04-29', '2027-05-05'],
  ['Golden Week', 'Tokyo', '2030-04-29', '2030-05-06'],
  ['New Year in Japan', 'Tokyo', '2027-12-29', '2028-01-03'],
  ['Oktoberfest', 'Munich', '2027-09-18', '2027-10-03'],
  ['Oktoberfest', 'Munich', '2028-09-16', '2028-10-03'],
  ['Oktoberfest', 'Munich', '2029-09-22', '2029-10-07'],
  ['Cannstatter Volksfest', 'Stuttgart', '2027-09-24', '2027-10-10'],
  ['Cannstatter Volksfest', 'Stuttgart', '2028-09-22', '2028-10-08'],
  ['Easter', 'Munich', '2028-04-14', '2028-04-17'],
  ['Easter', 'Zurich', '2029-03-30', '2029-04-02'],
  ['Easter', 'Vienna', '2027-03-28', '2027-03-29'],
  ['Easter', 'Oslo', '2030-04-18', '2030-04-22'],
  ['Orthodox Easter', 'Athens', '2027-04-30', '2027-05-03'],
  ['Midsummer', 'Stockholm', '2027-06-25', '2027-06-26'],
  ['Midsummer', 'Helsinki', '2028-06-23', '2028-06-24'],
  ['Christmas', 'London', '2027-12-25', '2027-12-26'],
  ['All Saints’ Day', 'Warsaw', '2028-11-01', '2028-11-01'],
  ['Thanksgiving', 'Denver', '2027-11-24', '2027-11-28'],
  ['Thanksgiving', 'Denver', '2028-11-22', '2028-11-26'],
  ['Fiestas Patrias', 'Lima', '2027-07-27', '2027-07-29'],
  ['Fiestas Patrias', 'Santiago', '2028-09-17', '2028-09-19'],
  ['Ramazan Bayramı', 'Istanbul', '2026-03-19', '2026-03-22'],
  ['Kurban Bayramı', 'Istanbul', '2027-05-15', '2027-05-19'],
  ['Eid al-Fitr', 'Cairo', '2028-02-26', '2028-02-28'],
  ['Holi', 'Delhi', '2026-03-03', '2026-03-04'],
  ['Holi', 'Delhi', '2030-03-19', '2030-03-20'],
  ['Diwali', 'Delhi', '2027-10-28', '2027-10-31'],
  ['Diwali', 'Delhi', '2028-10-16', '2028-10-19'],
  ['Durga Puja', 'Kolkata', '2026-10-16', '2026-10-20'],
  ['Dashain', 'Kathmandu', '2027-10-06', '2027-10-11'],
  ['Pushkar camel fair', 'Pushkar', '2027-11-07', '2027-11-15'],
  ['Nyepi', 'Ubud', '2026-03-18', '2026-03-19'],
  ['Nyepi', 'Ubud', '2029-03-14', '2029-03-15'],
  ['Loy Krathong and Yi Peng', 'ChiangMai', '2027-11-12', '2027-11-14'],
] as const)('%s in %s from %s to %s', (name, place, first, last) => {
  const found = festivalsOn(PLACES[place], first, last).find(
    ({ festival }) => festival.name.en === name,
  );
  expect(found?.days).toEqual({ first, last });
});

test('on Good Friday Vienna works, while Munich and Zurich are closed', () => {
  expect(namesOnGoodFriday(PLACES.Munich)).toContain('Easter');
  expect(namesOnGoodFriday(PLACES.Zurich)).toContain('Easter');
  expect(namesOnGoodFriday(PLACES.Vienna)).toEqual([]);
});

function namesOnGoodFriday(place: Point): string[] {
  return festivalsOn(place, '2027-03-26', '2027-03-26').map(({ festival }) => festival.name.en);
}
