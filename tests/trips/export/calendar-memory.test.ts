import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCalendarMemory } from '#src/trips/export/calendar-memory.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('each trip has its own record, the latest one', () => {
  const memory = createCalendarMemory(inMemory());
  expect(memory.read('a')).toBeNull();
  memory.write('a', { second: 1, days: [2], stops: 1 });
  memory.write('b', { second: 5, days: [], stops: 1 });
  memory.write('a', { second: 9, days: [2, 3], stops: 1 });
  expect(memory.read('a')).toMatchObject({ second: 9, days: [2, 3], stops: 1 });
  expect(memory.read('b')).toMatchObject({ second: 5, days: [], stops: 1 });
});

test('the trips that were written longest ago are forgotten', () => {
  const memory = createCalendarMemory(inMemory());
  for (let trip = 0; trip <= 50; trip += 1) {
    memory.write(String(trip), { second: trip, days: [], stops: 1 });
  }
  expect(memory.read('0')).toBeNull();
  expect(memory.read('1')?.second).toBe(1);
});

test.each(['{', '{"a":1}', '[{"trip":"a","second":"x","days":[]}]'])(
  'what cannot be read is no record: %j',
  (text) => {
    const memory = createCalendarMemory(inMemory(text));
    expect(memory.read('a')).toBeNull();
    memory.write('a', { second: 1, days: [], stops: 1 });
    expect(memory.read('a')?.second).toBe(1);
  },
);

test('a browser that blocks its storage costs no file', () => {
  const memory = createCalendarMemory(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  memory.write('a', { second: 1, days: [], stops: 1 });
  expect(memory.read('a')).toBeNull();
});

function inMemory(text: string | null = null) {
  let stored = text;
  return () => ({
    getItem: () => stored,
    setItem(_: string, value: string) {
      stored = value;
    },
  });
}
