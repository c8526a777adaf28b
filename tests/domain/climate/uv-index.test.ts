import { expect, test } from 'vitest';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';

/** Clear-sky noon values as services publish them, with room for a step. */
test.each([
  {
    place: 'Singapore in March',
    day: '2027-03-21',
    lat: 1.3,
    lng: 103.8,
    metres: 10,
    uv: [11, 14],
  },
  { place: 'Palma in July', day: '2027-07-05', lat: 39.6, lng: 2.7, metres: 10, uv: [8.5, 11] },
  { place: 'Palma in December', day: '2027-12-20', lat: 39.6, lng: 2.7, metres: 10, uv: [1, 2.5] },
  { place: 'Oslo in June', day: '2027-06-21', lat: 59.9, lng: 10.7, metres: 50, uv: [4.8, 6.5] },
  {
    place: 'Sydney in January',
    day: '2027-01-05',
    lat: -33.9,
    lng: 151.2,
    metres: 10,
    uv: [11, 14],
  },
  {
    place: 'La Paz in January',
    day: '2027-01-15',
    lat: -16.5,
    lng: -68.1,
    metres: 3650,
    uv: [15, 20],
  },
  { place: 'Tromsø in January', day: '2027-01-05', lat: 69.6, lng: 19, metres: 10, uv: [0, 0] },
])(
  'the UV index of $place is within the known range',
  ({ day, lat, lng, metres, uv: [least, most] }) => {
    const index = uvIndexOn(day, { lat, lng }, metres);
    expect(index).toBeGreaterThanOrEqual(least ?? Number.NaN);
    expect(index).toBeLessThanOrEqual(most ?? Number.NaN);
  },
);

test('the UV index is higher on a mountain', () => {
  const valley = uvIndexOn('2027-07-01', { lat: 46, lng: 7.7 }, 400);
  const summit = uvIndexOn('2027-07-01', { lat: 46, lng: 7.7 }, 4400);
  expect(summit / valley).toBeGreaterThan(1.25);
});
