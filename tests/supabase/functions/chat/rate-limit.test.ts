import { expect, test } from 'vitest';
import { createRateLimit } from '#supabase/functions/chat/rate-limit.ts';

test('a full bucket allows the limit at once, then one request per share of a minute', () => {
  for (let perMinute = 1; perMinute <= 600; perMinute += 1) {
    let nowMs = 123_456.789;
    const take = createRateLimit(perMinute, () => nowMs);
    const waits = Array.from({ length: perMinute }, () => take('a'));
    expect(waits.every((wait) => wait === 0)).toBe(true);
    expect(take('a')).toBe(Math.ceil(60 / perMinute));
    nowMs += 60_000 / perMinute;
    expect(take('a')).toBe(0);
    expect(take('a')).toBeGreaterThan(0);
  }
});

test('a bucket never holds more than a minute’s allowance', () => {
  let nowMs = 0;
  const take = createRateLimit(2, () => nowMs);
  take('a');
  nowMs = 86_400_000;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
});

test('waiting for the returned time is enough, and refused requests cost nothing', () => {
  let nowMs = 0;
  const take = createRateLimit(7, () => nowMs);
  for (let asked = 0; asked < 7; asked += 1) take('a');
  const wait = take('a');
  expect(take('a')).toBe(wait);
  nowMs = wait * 1000;
  expect(take('a')).toBe(0);
});

test('it keeps 10,000 addresses and evicts the least recently seen', () => {
  const take = createRateLimit(1, () => 0);
  take('first');
  for (let other = 0; other < 9999; other += 1) take(`other ${other}`);
  expect(take('first')).toBe(60);
  take('one too many');
  expect(take('first')).toBe(60);
  expect(take('other 0')).toBe(0);
});
