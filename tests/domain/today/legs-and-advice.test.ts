import { expect, test } from 'vitest';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { adviceByKey, asksToBook } from '#src/domain/today/advice.ts';
import { bookingsOf } from '#src/domain/today/bookings.ts';
import { legsOf } from '#src/domain/today/legs.ts';

const PIN = { lat: 38.7223, lng: -9.1307 };
const JERONIMOS = { lat: 38.6979, lng: -9.2068 };
const BELEM = { lat: 38.6916, lng: -9.216 };
const CACILHAS = { lat: 38.688, lng: -9.1557 };

test('a place lies from the pin, further on from the one before, or back', () => {
  const legs = legsOf(PIN, [JERONIMOS, BELEM, undefined, CACILHAS]);
  expect(legs.map((leg) => leg && [leg.how, Math.round(leg.km * 10) / 10])).toEqual([
    ['from-pin', 7.1],
    ['on', 1.1],
    null,
    ['back', 5.2],
  ]);
  expect(legsOf(PIN, [{ lat: 38.7243, lng: -9.1307 }])[0]?.how).toBe('at-pin');
  expect(legsOf(PIN, [BELEM, BELEM])[1]?.how).toBe('same');
});

test.each([
  'Book weeks ahead',
  'A booked slot for the rooms',
  'Few tickets for each time slot',
  'Karten Wochen vorher buchen',
  'Hinein nur mit Reservierung',
  'Führung vorab buchen',
  'Gebuchte Zeit für die Räume',
  'Nur mit Führung und Anmeldung; Stufen',
])('is to be booked: %s', (asks) => {
  expect(asksToBook({ asks })).toBe(true);
});

test.each([
  'Bathe only on the bay side',
  'Im Juli und August sind die Buchten um zehn voll',
  'In der Mitte der Bucht baden',
  'Rooms full of books',
  'Jeep from the gate, a leopard reserve',
])('is not: %s', (asks) => {
  expect(asksToBook({ asks })).toBe(false);
});

test('bookings are those of the planned places, by day', () => {
  const suggestion = {
    description: '',
    recommendedProducts: [],
    near: '',
    activity: null,
    featureKind: null,
  };
  const advice = adviceByKey(
    {
      suggestions: [
        { ...suggestion, name: 'Alhambra', key: 'alhambra', asks: 'Book weeks ahead' },
        { ...suggestion, name: 'Market', key: 'market', when: 'Before noon' },
        { ...suggestion, name: 'Hammam', key: 'hammam', asks: 'Book the evening slot' },
      ],
    },
    EMPTY_PLAN,
    [],
  );
  const days = [
    { ideas: ['market'], rain: [], note: '' },
    { ideas: ['alhambra'], rain: ['hammam'], note: '' },
  ];
  expect(bookingsOf({ ...EMPTY_PLAN, days }, advice)).toEqual([
    { id: 'book alhambra', key: 'alhambra', day: 1, asks: 'Book weeks ahead' },
  ]);
});
