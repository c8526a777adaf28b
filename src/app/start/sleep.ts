/** What a reader does who goes on, or is about to touch something. */
const READING = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
/** When to try again what could not be loaded. */
const AGAIN = ['pointerdown', 'keydown', 'online'];

/** That something has happened, and the way to say so. */
type Signal = { given: Promise<void>; give: () => void };
type Sleep = { wake: Signal; end: Signal; reading: Promise<void> };

let sleep: Sleep | null = null;

/**
 * The page that is prerendered here sleeps until it is read, or `wakeUp`. Who is known, and so
 * finds more on it than what was prerendered, need not ask.
 */
export function fallAsleep(isKnown?: () => Promise<boolean>): void {
  if (sleep !== null) return;
  const wake = signal();
  const reading = window.scrollY > 0 ? Promise.resolve() : oneOf(READING);
  sleep = { wake, end: signal(), reading: Promise.race([wake.given, reading]) };
  isKnown?.().then(
    (known) => void (known && wake.give()),
    () => undefined, // Storage is closed to us, and so holds nothing to show.
  );
}

export function isSleeping(): boolean {
  return sleep !== null;
}

/**
 * Loads what sleeps once it is read; at once where nothing sleeps. What cannot be loaded, for want
 * of a network perhaps, is tried again at the next touch: until then the page is read as it is.
 */
export async function loadWhenRead<T>(load: () => Promise<T>): Promise<T> {
  const follow = async (sign: Promise<void>): Promise<T> => {
    await sign;
    return load().catch(() => follow(oneOf(AGAIN)));
  };
  return sleep === null ? load() : follow(sleep.reading);
}

/** Resolves when all of the page is awake, and may change. */
export async function wakeUp(): Promise<void> {
  sleep?.wake.give();
  await sleep?.end.given;
}

/** All is awake, or left. */
export function endSleep(): void {
  sleep?.end.give();
  sleep = null;
}

function signal(): Signal {
  let give: () => void = endSleep;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

async function oneOf(signs: readonly string[]): Promise<void> {
  const happened = new AbortController();
  await new Promise((resolve) => {
    const options = { passive: true, signal: happened.signal };
    for (const sign of signs) window.addEventListener(sign, resolve, options);
  });
  happened.abort();
}
