import { expect, test } from 'vitest';
import {
  compass,
  dayRange,
  daysOfTen,
  degrees,
  hoursAndMinutes,
  kilometres,
  metres,
  usualRange,
  uvIndexText,
} from '#src/wording/figures.ts';

const NBSP = '\u00A0';

test('degrees are whole, with a no-break space and a true minus sign', () => {
  expect(degrees(17.4)).toBe(`17${NBSP}°C`);
  expect(degrees(-18.2)).toBe(`−18${NBSP}°C`);
  expect(degrees(-0.3)).toBe(`0${NBSP}°C`);
});

test('a usual range needs its unit once, and words where a minus sign is in it', () => {
  expect(usualRange({ from: 13.6, to: 20.2 }, 'de')).toBe(`14–20${NBSP}°C`);
  expect(usualRange({ from: -7, to: -1 }, 'en')).toBe(`−7 to −1${NBSP}°C`);
  expect(usualRange({ from: -7, to: 4 }, 'de')).toBe(`−7 bis 4${NBSP}°C`);
  expect(usualRange({ from: 25.8, to: 26.2 }, 'en')).toBe(`26${NBSP}°C`);
});

test('wet days are told as a range, or as a number that is nearly right', () => {
  expect(daysOfTen(3.5)).toBe('3–4');
  expect(daysOfTen(3.15)).toBe('3');
  expect(daysOfTen(2.85)).toBe('3');
});

test('dates take no more words than they need', () => {
  expect(dayRange('2027-06-10', '2027-06-20', 'en')).toBe('10–20 June');
  expect(dayRange('2027-06-10', '2027-06-20', 'de')).toBe('10.–20. Juni');
  expect(dayRange('2027-06-28', '2027-07-04', 'en')).toBe('28 June – 4 July');
  expect(dayRange('2027-06-28', '2027-07-04', 'de')).toBe('28. Juni – 4. Juli');
  expect(dayRange('2026-12-28', '2027-01-03', 'en')).toBe('28 December 2026 – 3 January 2027');
  expect(dayRange('2027-06-10', '2027-06-10', 'de')).toBe('10. Juni');
});

test('the compass points the same way in both languages', () => {
  expect(compass(90, 'en')).toBe('E');
  expect(compass(90, 'de')).toBe('O');
  expect(compass(247, 'en')).toBe('WSW');
  expect(compass(359, 'de')).toBe('N');
});

test('lengths, times and the UV index', () => {
  expect(kilometres(0.2, 'en')).toBe(`1${NBSP}km`);
  expect(metres(2962, 'en')).toBe(`2,962${NBSP}m`);
  expect(metres(2962, 'de')).toBe(`2.962${NBSP}m`);
  expect(hoursAndMinutes(1218, 'en')).toBe(`20${NBSP}h 18${NBSP}min`);
  expect(hoursAndMinutes(1218, 'de')).toBe(`20${NBSP}Std. 18${NBSP}Min.`);
  expect(uvIndexText(6.6, 'en')).toBe('about 7');
  expect(uvIndexText(13, 'de')).toBe('11 oder mehr');
});
