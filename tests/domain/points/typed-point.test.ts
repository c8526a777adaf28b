import { describe, expect, test } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import { nearestPoint } from '#src/domain/points/plus-code.ts';
import { pointProblem, readTypedPoint } from '#src/domain/points/typed-point.ts';

/** 47.37 N 11.48 E in all common notations. */
const SAME_POINT = [
  '47.37, 11.48',
  '47.37,11.48',
  '47.37 11.48',
  '  47.37   11.48 ',
  '47.37; 11.48',
  '47.37/11.48',
  '47.37 | 11.48',
  '(47.37, 11.48)',
  '[47.37, 11.48]',
  '+47.37, +11.48',
  '+47.37+011.48',
  '47,37; 11,48',
  '47,37 11,48',
  '47,37, 11,48',
  '47,37,11,48',
  '47.37° N, 11.48° E',
  '47.37°N 11.48°E',
  '47.37N 11.48E',
  '47.37 n, 11.48 e',
  '47,37° N; 11,48° O',
  'N47.37 E11.48',
  'N 47.37, E 11.48',
  'N 47,37° O 11,48°',
  '11.48 E, 47.37 N',
  'E11.48 N47.37',
  '47.37 Nord, 11.48 Ost',
  '47.37 north, 11.48 east',
  'lat 47.37 lon 11.48',
  'Lat: 47.37, Lng: 11.48',
  'latitude=47.37 longitude=11.48',
  'Breite 47,37 Länge 11,48',
  '47°22\'12"N 11°28\'48"E',
  '47° 22\' 12" N, 11° 28\' 48" E',
  '47°22′12″N 11°28′48″E',
  '47º22’12”N 11º28’48”E',
  "47°22'12''N 11°28'48''E",
  'N 47° 22\' 12" E 11° 28\' 48"',
  "47°22.2'N 11°28.8'E",
  "N 47° 22.2' E 11° 28.8'",
  "47° 22,2' N, 11° 28,8' O",
  '47 22 12 N 11 28 48 E',
  'N 47 22 12 E 11 28 48',
  '47 22.2 N, 11 28.8 E',
  '47°22\'12"N11°28\'48"E',
  'https://www.google.com/maps/@47.37,11.48,12z',
  'https://www.google.com/maps/@47.37,11.48,500m/data=!3m1!1e3',
  'https://www.google.de/maps/place/Hut/@47.3,11.1,14z/data=!4m6!3m5!8m2!3d47.37!4d11.48!16s',
  "https://www.google.com/maps/place/47%C2%B022'12.0%22N+11%C2%B028'48.0%22E/@47.3,11.1,17z/",
  'https://www.google.com/maps/search/?api=1&query=47.37%2C11.48',
  'https://www.google.com/maps/search/47.37,+11.48',
  'https://www.google.com/maps/dir/?api=1&destination=47.37,11.48',
  'https://maps.google.com/?q=47.37,11.48',
  'https://maps.google.com/maps?q=loc:47.37,11.48',
  'https://maps.google.com/maps?ll=47.37,11.48&z=12',
  'maps.google.com/?q=47.37,11.48',
  'www.google.com/maps/@47.37,11.48,12z',
  'https://www.openstreetmap.org/#map=12/47.37/11.48',
  'https://www.openstreetmap.org/?mlat=47.37&mlon=11.48#map=14/47.3/11.4',
  'https://www.openstreetmap.org/node/240109189#map=17/47.37/11.48&layers=N',
  'https://opentopomap.org/#map=12/47.37/11.48',
  'https://example.org/map#12.5/47.37/11.48',
  'https://maps.apple.com/?ll=47.37,11.48&q=Hut',
  'https://maps.apple.com/?q=47.37,11.48',
  'https://maps.apple.com/place?coordinate=47.37,11.48&name=Hut',
  'https://www.bing.com/maps?cp=47.37~11.48&lvl=12',
  'https://www.bing.com/maps?sp=point.47.37_11.48_Hut',
  'https://www.komoot.com/plan/@47.37,11.48,12z',
  'https://example.org/tour?lat=47.37&lon=11.48',
  'https://example.org/tour?lat=47.37&lng=11.48&zoom=9',
  'https://example.org/#lat=47.37&lon=11.48',
  'https://example.org/?latitude=47.37&longitude=11.48',
  'https://mapy.cz/turisticka?x=11.48&y=47.37&z=12',
  'https://www.waze.com/ul?ll=47.37%2C11.48&navigate=yes',
  'https://share.here.com/l/47.37,11.48,Hut',
  'https://wego.here.com/?map=47.37,11.48,12,normal',
  'geo:47.37,11.48',
  'geo:47.37,11.48;u=35',
  'geo:47.37,11.48,1200;crs=wgs84;u=10',
  'geo:47.37,11.48?z=12',
  'geo:0,0?q=47.37,11.48(Hut)',
  'https://maps.google.com/?sll=47.37,371.48',
];

test.for(SAME_POINT)('%s is 47.37 N 11.48 E', (text) => {
  expect(pointIn(text)).toBe('47.37000, 11.48000');
});

test.for([
  ['-33.8688, 151.2093', -33.8688, 151.2093],
  ['−33.8688, 151.2093', -33.8688, 151.2093],
  ['33.8688 S, 151.2093 E', -33.8688, 151.2093],
  ['13°09\'47"S 72°32\'44"W', -13.163_055_6, -72.545_555_6],
  ['S13.1631 W72.5456', -13.1631, -72.5456],
  ['https://maps.google.com/?q=-13.1631,-72.5456', -13.1631, -72.5456],
  ['https://www.bing.com/maps?cp=-13.1631~-72.5456', -13.1631, -72.5456],
  ['geo:-13.1631,-72.5456', -13.1631, -72.5456],
  ['90, 0', 90, 0],
  ['-90, 180', -90, 180],
  ['0.0, -180.0', 0, -180],
  ['47, 11', 47, 11],
] as const)('%s keeps its hemisphere', ([text, lat, lng]) => {
  expect(pointIn(text)).toBe(toText({ lat, lng }));
});

describe('plus codes', () => {
  // From the test data of the specification's authors.
  test.for([
    ['7FG49QCJ+2VX', 20.370_112_5, 2.782_234_375],
    ['8FVC2222+22', 47.000_062_5, 8.000_062_5],
    ['4VCPPQGP+Q9', -41.273_062_5, 174.785_937_5],
    ['62G20000+', 0.5, -179.5],
    ['7FG49Q00+', 20.375, 2.775],
    ['8fvc2222+22', 47.000_062_5, 8.000_062_5],
  ] as const)('%s is the middle of its cell', ([text, lat, lng]) => {
    expect(pointIn(text)).toBe(toText({ lat, lng }));
  });

  test.for([
    ['9QCJ+2VX', 51.370_112_5, -1.217_765_625],
    ['CJ+2VX', 51.370_867_5, -1.217_765_625],
    ['CJ+2VX', 51.369_357_5, -1.217_765_625],
  ] as const)('the short code %s near %f, %f is the same point', ([code, lat, lng]) => {
    const point = nearestPoint(code, { lat, lng });
    expect(point.lat).toBeCloseTo(51.370_112_5, 9);
    expect(point.lng).toBeCloseTo(-1.217_765_625, 9);
  });

  test.for([
    ['222C+22', -17, 179.98, -179.979_937_5],
    ['2C+22', -17, 179.999, -179.979_937_5],
    ['XX2X+22', -17, -179.999, 179.997_562_5],
  ] as const)('the short code %s near %f, %f lies over the date line', ([code, lat, near, lng]) => {
    expect(nearestPoint(code, { lat, lng: near }).lng).toBeCloseTo(lng, 4);
  });

  test.for([
    ['C9CC+PQ Innsbruck', 'C9CC+PQ', 'Innsbruck'],
    ['Innsbruck C9CC+PQ', 'C9CC+PQ', 'Innsbruck'],
    ['c9cc+pq, Innsbruck, Österreich', 'C9CC+PQ', 'Innsbruck, Österreich'],
    ['C9CC+PQ', 'C9CC+PQ', ''],
  ] as const)('%s needs a place nearby', ([text, code, place]) => {
    expect(readTypedPoint(text)).toEqual({ type: 'short-code', code, place });
  });
});

test.for([
  ['97.37, 11.48', 'nowhere'],
  ['47.37, 211.48', 'nowhere'],
  ["47°75'N 11°28'E", 'nowhere'],
  ['https://maps.google.com/?q=97.37,11.48', 'nowhere'],
  ['geo:97.37,11.48', 'nowhere'],
  ['https://maps.app.goo.gl/AbCdEf123', 'short-link'],
  ['https://www.google.com/maps/place/Innsbruck', 'link-without-point'],
  ['https://example.org/', 'page-link'],
  ['https://example.org/map/of/nothing', 'link-without-point'],
  ['///filled.count.soap', 'what3words'],
  ['691831 5337164', 'unknown-grid'],
  ['geo:', 'link-without-point'],
  ['C9CC+PQ', 'code-without-place'],
] as const)('%s is reported as %s', ([text, problem]) => {
  expect(pointProblem(text)).toBe(problem);
});

test.for([
  'Paris',
  'St. Moritz',
  'Frankfurt (Oder)',
  '12',
  '47 11',
  '3.5',
  '1770',
  'Nord',
  'Ost',
  'W',
  '47.37',
  '47.37 N 48.11 N',
  'A+B',
  'C++',
  'Stuttgart 21',
  'St. Anton/Arlberg',
  'Reuterplatz 3, 12047 Berlin',
  'Bahnhofstr. 5, 82467 Garmisch',
  'SE 11122',
  'NO 0150',
  'Route 12.345 67.890',
  'Preis 12.50, Menge 3.25',
  '10.12.2027, 11.12.2027',
  'Platz 1.1, 1.2',
  'O',
  'Å',
  '',
])('%s is a name', (text) => {
  expect(readTypedPoint(text)).toBeNull();
});

function pointIn(text: string): string | null {
  const typed = readTypedPoint(text);
  return typed?.type === 'point' ? toText(typed.point) : null;
}

/** Rounded to about a metre. */
function toText({ lat, lng }: LatLng): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}
