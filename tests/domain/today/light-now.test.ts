import { expect, test } from 'vitest';
import { lightNow, shareOfDay } from '#src/domain/today/light-now.ts';

const LISBON = { lat: 38.716, lng: -9.1307 };
const TROMSO = { lat: 69.65, lng: 18.96 };
const REYKJAVIK = { lat: 64.147, lng: -21.94 };

const inLisbon = (time: string) =>
  lightNow('2026-11-29', new Date(`2026-11-29T${time}Z`), LISBON, 'Europe/Lisbon');

test('a November day in Lisbon, from before sunrise to the dark', () => {
  expect(inLisbon('05:00:00')).toMatchObject({
    kind: 'before-sun',
    from: '07:33',
    until: '17:15',
  });
  const morning = inLisbon('09:40:00');
  expect(morning).toMatchObject({ kind: 'sun', until: '17:15' });
  expect(morning.kind === 'sun' ? morning.minutes : 0).toBeCloseTo(455, -1);
  expect(inLisbon('17:30:00')).toEqual({ kind: 'dusk', until: '17:45', sunrise: '07:34' });
  expect(inLisbon('18:30:00')).toEqual({ kind: 'dark', since: '17:45', sunrise: '07:34' });
});

test('where the sun sets after midnight it is still up then', () => {
  const light = lightNow(
    '2027-06-21',
    new Date('2027-06-21T00:02:00Z'),
    REYKJAVIK,
    'Atlantic/Reykjavik',
  );
  expect(light).toMatchObject({ kind: 'sun', until: '00:03' });
  const later = lightNow(
    '2027-06-21',
    new Date('2027-06-21T00:30:00Z'),
    REYKJAVIK,
    'Atlantic/Reykjavik',
  );
  expect(later).toMatchObject({ kind: 'before-sun', from: '02:55' });
});

const inTromso = (day: string) =>
  lightNow(day, new Date(`${day}T10:00:00Z`), TROMSO, 'Europe/Oslo');

test('polar day and polar night have no hours', () => {
  expect(inTromso('2027-06-21')).toEqual({ kind: 'polar-day' });
  const night = inTromso('2026-12-21');
  expect(night.kind).toBe('polar-night');
  expect(night.kind === 'polar-night' ? night.twilight : null).not.toBeNull();
});

test('the mark of now is by the clock of the place', () => {
  expect(shareOfDay(new Date('2027-04-02T15:00:00Z'), 'Asia/Tokyo')).toBe(0);
  expect(shareOfDay(new Date('2027-04-02T03:00:00Z'), 'Asia/Tokyo')).toBe(0.5);
});
