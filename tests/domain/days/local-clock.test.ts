import { expect, test } from 'vitest';
import { clockChange, localClock } from '#src/domain/days/local-clock.ts';

test.each([
  ['summer on both sides', '2027-07-01', 'America/New_York', 'Europe/Berlin', -240, -360],
  [
    'two weeks in March with summer time over there only',
    '2027-03-20',
    'America/New_York',
    'Europe/Berlin',
    -240,
    -300,
  ],
  ['winter here, summer there', '2027-01-10', 'Pacific/Auckland', 'Europe/Berlin', 780, 720],
  ['quarters of an hour', '2027-01-10', 'Asia/Kathmandu', 'Europe/Berlin', 345, 285],
  ['no difference', '2027-06-10', 'Europe/Stockholm', 'Europe/Berlin', 120, 0],
  ['over the date line', '2027-06-10', 'Pacific/Kiritimati', 'Pacific/Honolulu', 840, 1440],
])('%s', (_, day, zone, own, utcMinutes, aheadMinutes) => {
  expect(localClock(day, zone, own)).toMatchObject({ utcMinutes, aheadMinutes });
});

test('an unknown time zone has no clock', () => {
  expect(localClock('2027-06-10', 'Atlantis/Poseidonis', 'Europe/Berlin')).toBeNull();
  expect(clockChange('2027-06-10', '2027-06-20', 'Atlantis/Poseidonis')).toBeNull();
});

test('a clock change during the trip is found with its day', () => {
  expect(clockChange('2027-10-25', '2027-11-05', 'Europe/Vienna')).toEqual({
    day: '2027-10-31',
    utcMinutes: 60,
  });
});

test('a clock change before or after the trip is not', () => {
  expect(clockChange('2027-10-31', '2027-11-05', 'Europe/Vienna')).toBeNull();
  expect(clockChange('2027-10-20', '2027-10-30', 'Europe/Vienna')).toBeNull();
});
