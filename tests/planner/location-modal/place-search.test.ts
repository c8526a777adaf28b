import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { createPlaceSearch, SEARCH_DEBOUNCE_MS } from '#src/planner/location-modal/place-search.ts';
import { ALPS, createQuestions, FOUND, settled } from '../planner-world.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A search with a fake timer. */
function open(initialText = '') {
  const asked: string[] = [];
  const answers = createQuestions<FoundPlace[]>();
  const timers: { run: () => void; delayMs: number }[] = [];
  const search = createPlaceSearch({
    geocoder: {
      search(text, _language, _near, signal) {
        asked.push(text);
        return answers.ask(signal);
      },
    },
    language: 'en',
    near: ALPS,
    initialText,
    schedule(run, delayMs) {
      const timer = { run, delayMs };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  });
  const pass = () => timers.splice(0).forEach((timer) => timer.run());
  return { search, asked, answers: answers.asked, timers, pass };
}

const SECOND = { ...FOUND, name: 'Munster', place: 'Munster, Lower Saxony, Germany', lat: 53 };

test('a pasted text of any length is cut before it is searched for', () => {
  const { search, asked, pass } = open();
  search.type('innsbruck '.repeat(10_000));
  pass();
  expect(asked.map(({ length }) => length)).toEqual([2000]);
});

test('is idle, then loading, then has results', async () => {
  const { search, answers, pass } = open();
  expect(search.getState().results).toEqual({ status: 'idle' });
  search.type('mun');
  expect(search.getState()).toEqual({ text: 'mun', results: { status: 'loading' } });
  pass();
  answers[0]?.resolve([FOUND]);
  await settled();
  expect(search.getState().results).toEqual({
    status: 'ready',
    places: [FOUND],
    active: 0,
    asks: false,
    line: null,
    ways: [],
  });
});

test('debounces typing by 300 ms', () => {
  const { search, asked, timers, pass } = open();
  for (const text of ['m', 'mu', 'mun']) search.type(text);
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([300]);
  expect(SEARCH_DEBOUNCE_MS).toBe(300);
  expect(asked).toEqual([]);
  pass();
  expect(asked).toEqual(['mun']);
});

test('searches for the pre-filled text when it opens', () => {
  const { search, asked, pass } = open('Munich, Bavaria');
  search.start();
  pass();
  expect(asked).toEqual(['Munich, Bavaria']);
});

test('opens without a request when nothing is pre-filled', () => {
  const { search, timers } = open();
  search.start();
  expect(timers).toEqual([]);
  expect(search.getState().results).toEqual({ status: 'idle' });
});

test.each(['', '   ', '\n'])(
  'a blank text %j clears the results without a request',
  async (text) => {
    const { search, asked, answers, pass, timers } = open();
    search.type('mun');
    pass();
    answers[0]?.resolve([FOUND]);
    await settled();
    search.type(text);
    expect(search.getState().results).toEqual({ status: 'idle' });
    expect(timers).toEqual([]);
    expect(asked).toEqual(['mun']);
  },
);

test('a stale response is ignored', async () => {
  const { search, answers, pass } = open();
  search.type('mun');
  pass();
  search.type('muns');
  pass();
  expect(answers[0]?.signal?.aborted).toBe(true);
  answers[1]?.resolve([SECOND]);
  await settled();
  answers[0]?.resolve([FOUND]);
  await settled();
  expect(search.getState().results).toMatchObject({ places: [SECOND] });
});

test('a failure clears the results, ends loading and is logged, but not shown', async () => {
  const { search, answers, pass } = open();
  search.type('mun');
  pass();
  const error = new TravelError('geocoding-failed');
  answers[0]?.reject(error);
  await settled();
  expect(search.getState().results).toEqual({ status: 'idle' });
  expect(console.error).toHaveBeenCalledWith('Error searching locations', error);
});

test('closing aborts the request and logs nothing', async () => {
  const { search, answers, pass } = open('mun');
  const stop = search.start();
  pass();
  stop();
  expect(answers[0]?.signal?.aborted).toBe(true);
  answers[0]?.reject(new DOMException('gone', 'AbortError'));
  await settled();
  expect(console.error).not.toHaveBeenCalled();
});

test('the arrow keys wrap around at both ends of the results', async () => {
  const { search, answers, pass } = open();
  search.moveActive(1);
  search.type('mun');
  pass();
  answers[0]?.resolve([FOUND, SECOND]);
  await settled();
  const active = () => {
    const { results } = search.getState();
    return results.status === 'ready' ? results.active : null;
  };
  search.moveActive(1);
  expect(active()).toBe(1);
  search.moveActive(1);
  expect(active()).toBe(0);
  search.moveActive(-1);
  expect(active()).toBe(1);
  search.setActive(9);
  expect(active()).toBe(1);
});

const PARTLY = { ...FOUND, unknown: 'Reuterplatz 3' };

test('a place that answers all of the text is taken at once', async () => {
  const { search, answers, pass } = open();
  expect(search.confirm()).toBeNull();
  search.type('mun');
  expect(search.confirm()).toBeNull();
  pass();
  answers[0]?.resolve([FOUND, PARTLY]);
  await settled();
  expect(search.confirm()).toBe(FOUND);
});

test('a place that answers only a part of the text is asked about, then taken', async () => {
  const { search, answers, pass } = open();
  search.type('Reuterplatz 3, Mun');
  pass();
  answers[0]?.resolve([PARTLY, SECOND]);
  await settled();
  expect(search.confirm()).toBeNull();
  expect(search.getState().results).toMatchObject({ active: 0, asks: true });
  search.setActive(0);
  expect(search.confirm()).toBe(PARTLY);
});

test('the question ends when another place is highlighted', async () => {
  const { search, answers, pass } = open();
  search.type('Reuterplatz 3, Mun');
  pass();
  answers[0]?.resolve([PARTLY, SECOND, PARTLY]);
  await settled();
  search.confirm();
  search.moveActive(1);
  expect(search.getState().results).toMatchObject({ active: 1, asks: false, line: null, ways: [] });
  expect(search.confirm()).toBe(SECOND);
  search.moveActive(1);
  expect(search.confirm()).toBeNull();
});
