import { expect, test } from 'vitest';
import { sunClock, sunMomentIn } from '#src/domain/today/sun-moment.ts';

test.each([
  ['An hour before sunset', 'Eine Stunde vor Sonnenuntergang', 'sunset', -60, false],
  [
    'From half an hour before sunset',
    'Ab einer halben Stunde vor Sonnenuntergang',
    'sunset',
    -30,
    false,
  ],
  [
    'Ninety minutes before sunset, down with the lights',
    'Anderthalb Stunden vor Sonnenuntergang, mit den Lichtern hinab',
    'sunset',
    -90,
    false,
  ],
  [
    'The last hour before sunset',
    'In der letzten Stunde vor Sonnenuntergang',
    'sunset',
    -60,
    false,
  ],
  [
    'Half an hour after sunset, once the lights stand in the water',
    'Eine halbe Stunde nach Sonnenuntergang',
    'sunset',
    30,
    true,
  ],
  ['After sunset', 'Nach Sonnenuntergang', 'sunset', 0, true],
  ['At sunset', 'Bei Sonnenuntergang', 'sunset', 0, false],
  ['After rain, before sunset', 'Nach Regen, vor Sonnenuntergang', 'sunset', 0, false],
  [
    'Sunrise, with mist on the water in winter',
    'Bei Sonnenaufgang, im Winter mit Dunst',
    'sunrise',
    0,
    false,
  ],
  [
    'January to March, from an hour before sunrise',
    'Januar bis März, ab einer Stunde vor Sonnenaufgang',
    'sunrise',
    -60,
    false,
  ],
] as const)('%s', (en, de, event, minutes, after) => {
  expect(sunMomentIn(en)).toEqual({ event, minutes, after });
  expect(sunMomentIn(de)).toEqual({ event, minutes, after });
});

test.each([
  'Before nine, when the coaches come',
  'In the afternoon until sunset; many shops rest on Mondays',
  'Nachmittags bis Sonnenuntergang; montags haben viele Läden zu',
  'Sunrise to noon',
  'Von Sonnenaufgang bis Mittag',
  'Half an hour round sunrise and sunset; May to September for walking',
  'Home on the ferry that meets the sunset',
  'After the sunset prayer, when it is lit',
])('says no hour: %s', (text) => {
  expect(sunMomentIn(text)).toBeNull();
});

test('becomes a clock time of the day at the place, early enough', () => {
  const lisbon = { lat: 38.716, lng: -9.1307 };
  const clock = (text: string) => sunClock(text, '2026-11-29', lisbon, 'Europe/Lisbon');
  expect(clock('An hour before sunset')).toEqual({ how: 'by', event: 'sunset', time: '16:15' });
  expect(clock('Bei Sonnenuntergang')).toEqual({ how: 'at', event: 'sunset', time: '17:15' });
  expect(clock('Half an hour after sunset')).toEqual({
    how: 'from',
    event: 'sunset',
    time: '17:50',
  });
  expect(sunClock('At sunset', '2027-06-21', { lat: 69.65, lng: 18.96 }, 'Europe/Oslo')).toBeNull();
});
