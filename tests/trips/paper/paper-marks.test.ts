import { expect, test } from 'vitest';
import { paperMarks } from '#src/trips/paper/paper-marks.ts';

const LISBON = { lat: 38.722, lng: -9.131 };
const BELEM = { lat: 38.692, lng: -9.216 };
const TOWER = { lat: 38.694, lng: -9.21 };
const OBIDOS = { lat: 39.36, lng: -9.157 };

test('until something lies on a day, ideas are marked with the numbers they have in the list', () => {
  const markers = [
    { index: 0, point: LISBON },
    { index: 2, point: OBIDOS },
  ];
  expect(paperMarks(markers, [])).toEqual({
    of: 'ideas',
    marks: [
      { number: 1, at: LISBON },
      { number: 3, at: OBIDOS },
    ],
  });
});

test('days are marked by their number, once where their places lie together', () => {
  const trails = [
    { day: 0, points: [LISBON] },
    { day: 2, points: [BELEM, TOWER, OBIDOS] },
  ];
  const { of, marks } = paperMarks([], trails);
  expect(of).toBe('days');
  expect(marks.map(({ number }) => number)).toEqual([1, 3, 3]);
  expect(marks[1]?.at.lat).toBeCloseTo((BELEM.lat + TOWER.lat) / 2);
  expect(marks[2]?.at).toEqual(OBIDOS);
});

test('a day on both sides of the date line is marked between them', () => {
  const trails = [
    {
      day: 0,
      points: [
        { lat: -17, lng: 179.9 },
        { lat: -17, lng: -179.9 },
        { lat: -17, lng: 170 },
      ],
    },
  ];
  const [both, west] = paperMarks([], trails).marks;
  expect(Math.abs(both?.at.lng ?? 0)).toBeCloseTo(180);
  expect(west?.at.lng).toBe(170);
});
