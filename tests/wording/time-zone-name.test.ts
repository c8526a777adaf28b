import { expect, test } from 'vitest';
import { timeZoneName } from '#src/wording/time-zone-name.ts';

const WINTER = new Date('2027-01-10T12:00:00Z');
const SUMMER = new Date('2027-07-10T12:00:00Z');

test('a zone is named as people call it, with its abbreviation where there is one', () => {
  expect(timeZoneName('Europe/Berlin', WINTER, 'de')).toBe('Mitteleuropäische Zeit (MEZ)');
  expect(timeZoneName('Europe/Berlin', SUMMER, 'de')).toBe('Mitteleuropäische Sommerzeit (MESZ)');
  expect(timeZoneName('Europe/Berlin', WINTER, 'en')).toBe('Central European Time (CET)');
  expect(timeZoneName('America/New_York', WINTER, 'de')).toBe('Nordamerikanische Ostküstenzeit');
  expect(timeZoneName('Asia/Tokyo', WINTER, 'en')).toBe('Japan Standard Time');
});

test('a zone at sea has no name', () => {
  expect(timeZoneName('Etc/GMT+3', WINTER, 'en')).toBeNull();
});
