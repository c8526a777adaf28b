import { expect, test } from 'vitest';
import { stopDayLook } from '#src/planner/trip-form/stops/stop-day-look.ts';
import { createI18n } from '#src/i18n/i18n.ts';

const say = (await createI18n('en', ['stops'])).getFixedT('en', 'stops');
const stop = (name: string, startDate: string, endDate: string) => ({
  name,
  dates: { startDate: `2027-06-${startDate}`, endDate: `2027-06-${endDate}` },
});
const look = (day: string, ...stops: ReturnType<typeof stop>[]) =>
  stopDayLook(`2027-06-${day}`, stops, say);

const ROUTE = [stop('Vienna', '10', '14'), stop('Kraków', '14', '17'), stop('Tallinn', '17', '21')];

test('the stretches take turns, a day of change has a half of each', () => {
  expect(look('09', ...ROUTE)).toBeNull();
  expect(look('10', ...ROUTE)).toMatchObject({
    before: 'none',
    after: 'even',
    begins: [1],
    isEnd: true,
  });
  expect(look('12', ...ROUTE)).toMatchObject({
    before: 'even',
    after: 'even',
    begins: [],
    name: 'in Vienna',
  });
  expect(look('14', ...ROUTE)).toMatchObject({
    before: 'even',
    after: 'odd',
    begins: [2],
    name: 'from Vienna to Kraków',
  });
  expect(look('21', ...ROUTE)).toMatchObject({ before: 'even', after: 'none', isEnd: true });
  expect(look('22', ...ROUTE)).toBeNull();
});

test('a night of no stop is a gap from the middle of one day to the middle of the next', () => {
  const stops = [stop('Vienna', '10', '14'), stop('Kraków', '16', '18')];
  expect(look('14', ...stops)).toMatchObject({ before: 'even', after: 'gap', name: 'in Vienna' });
  expect(look('15', ...stops)).toMatchObject({
    before: 'gap',
    after: 'gap',
    name: 'no stop that night',
  });
  expect(look('16', ...stops)).toMatchObject({ before: 'gap', after: 'odd', begins: [2] });
});

test('a night of two stops belongs to both', () => {
  const stops = [stop('Vienna', '10', '14'), stop('Kraków', '13', '18')];
  expect(look('13', ...stops)).toMatchObject({ before: 'even', after: 'both' });
  expect(look('14', ...stops)).toMatchObject({ before: 'both', after: 'odd' });
});

test('a day on the way begins and ends', () => {
  const stops = [stop('Vienna', '10', '14'), stop('Brno', '14', '14'), stop('Kraków', '14', '18')];
  expect(look('14', ...stops)).toMatchObject({ before: 'even', after: 'even', begins: [2, 3] });
});
