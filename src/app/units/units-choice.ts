import { parseUnits } from '#src/domain/parse-units.ts';
import type { Units } from '#src/domain/units.ts';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';

const KEY = 'fernweh.units';

type WebStorage = Pick<Storage, 'getItem' | 'setItem'>;

const BROWSER = () => globalThis.localStorage;

/** Shows everything in the units that were chosen at an earlier visit, and those of other tabs. */
export function recallUnits(storage: () => WebStorage = BROWSER): void {
  const units = storedUnits(storage);
  if (units !== null) chooseUnits(units);
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    const changed = key === KEY ? parseUnits(newValue) : null;
    if (changed !== null) chooseUnits(changed);
  });
}

/** Shows everything in these units, here and at the next visit. */
export function keepUnits(units: Units, storage: () => WebStorage = BROWSER): void {
  chooseUnits(units);
  try {
    storage().setItem(KEY, JSON.stringify(units));
  } catch (error) {
    console.warn('The units could not be kept', error);
  }
}

/** A browser of the United States, whose reader has not chosen yet. */
export function isToBeAsked(
  locale: string = globalThis.navigator.languages[0] ?? 'en',
  storage: () => WebStorage = BROWSER,
): boolean {
  return /-US$/iu.test(locale) && storedUnits(storage) === null;
}

function storedUnits(storage: () => WebStorage): Units | null {
  try {
    return parseUnits(storage().getItem(KEY));
  } catch {
    return null;
  }
}
