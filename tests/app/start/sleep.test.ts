import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSleep, fallAsleep, isSleeping, loadWhenRead, wakeUp } from '#src/app/start/sleep.ts';

/** What the page hears, and how far it is scrolled. */
class Screen extends EventTarget {
  scrollY = 0;
}

let screen = new Screen();

beforeEach(() => {
  screen = new Screen();
  vi.stubGlobal('window', screen);
});

afterEach(() => {
  endSleep();
  vi.unstubAllGlobals();
});

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown'])(
  'a page that sleeps is loaded at the first %s, once',
  async (sign) => {
    fallAsleep();
    const load = vi.fn(() => Promise.resolve('page'));
    const page = loadWhenRead(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    screen.dispatchEvent(new Event(sign));
    screen.dispatchEvent(new Event(sign));
    expect(await page).toBe('page');
    expect(load).toHaveBeenCalledOnce();
  },
);

test('a page that was left further down is loaded at once', async () => {
  screen.scrollY = 400;
  fallAsleep();
  expect(await loadWhenRead(() => Promise.resolve('page'))).toBe('page');
});

test('where nothing sleeps, everything is loaded and woken at once', async () => {
  expect(isSleeping()).toBe(false);
  expect(await loadWhenRead(() => Promise.resolve('page'))).toBe('page');
  await wakeUp();
});

test.each([
  ['known', () => Promise.resolve(true), 1],
  ['new', () => Promise.resolve(false), 0],
  ['keeping storage closed', () => Promise.reject(new Error('closed')), 0],
] as const)('for a visitor who is %s the page is loaded %#', async (_, isKnown, times) => {
  fallAsleep(isKnown);
  const load = vi.fn(() => Promise.resolve('page'));
  void loadWhenRead(load);
  await settled();
  expect(load).toHaveBeenCalledTimes(times);
});

test('what could not be loaded is tried again at a touch or with the network, not while scrolling', async () => {
  fallAsleep();
  const load = vi.fn(() => Promise.resolve('page'));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const page = loadWhenRead(load);
  screen.dispatchEvent(new Event('scroll'));
  await settled();
  screen.dispatchEvent(new Event('scroll'));
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  screen.dispatchEvent(new Event('online'));
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  screen.dispatchEvent(new Event('pointerdown'));
  expect(await page).toBe('page');
});

test('what is about to change the page waits until all of it is awake', async () => {
  fallAsleep();
  const page = loadWhenRead(() => Promise.resolve('page'));
  let changed = false;
  const change = wakeUp().then(() => {
    changed = true;
  });
  await page;
  await settled();
  expect(changed).toBe(false);
  endSleep();
  await change;
  expect(isSleeping()).toBe(false);
});

/** All that follows from what has happened so far. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
