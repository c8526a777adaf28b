import { expect, test } from 'vitest';
import { placesOfRoute } from '#src/domain/points/links/route-link.ts';

test.each([
  [
    'https://www.google.com/maps/dir/Vienna,+Austria/Krak%C3%B3w,+Poland/Tallinn/@53.4,20.1,5z/data=!3m1!4b1',
    ['Vienna, Austria', 'Kraków, Poland', 'Tallinn'],
  ],
  ['https://www.google.de/maps/dir/M%C3%BCnchen/Innsbruck/', ['München', 'Innsbruck']],
  [
    'https://www.google.com/maps/dir/?api=1&origin=Munich&destination=Verona&waypoints=Innsbruck%7CBolzano',
    ['Munich', 'Innsbruck', 'Bolzano', 'Verona'],
  ],
])('%s', (link, places) => {
  expect(placesOfRoute(link)).toEqual(places);
});

test.each([
  ['a route from where somebody is', 'https://www.google.com/maps/dir//Innsbruck/@47,11,9z'],
  ['a route by a bare point', 'https://www.google.com/maps/dir/47.26,11.39/Verona/'],
  ['a place', 'https://www.google.com/maps/place/Hallstatt/@47.5,13.6,14z'],
  ['another map', 'https://www.openstreetmap.org/directions?route=47.2,11.3;48,12'],
  ['a name', 'Vienna, Krakow'],
])('no stops: %s', (_, text) => {
  expect(placesOfRoute(text)).toBeNull();
});
