/** Whether the tiles of another host may be asked for the area that is looked at. */
export type DetailChoice = 'shown' | 'hidden';

const KEY = 'fernweh.detail-map';

type WebStorage = Pick<Storage, 'getItem' | 'setItem'>;

const BROWSER = () => globalThis.localStorage;

const listeners = new Set<() => void>();

/** Null for a traveller who has not been asked yet. */
export function rememberedDetail(storage: () => WebStorage = BROWSER): DetailChoice | null {
  try {
    const choice = storage().getItem(KEY);
    return choice === 'shown' || choice === 'hidden' ? choice : null;
  } catch {
    return null;
  }
}

export function rememberDetail(choice: DetailChoice, storage: () => WebStorage = BROWSER): void {
  try {
    storage().setItem(KEY, choice);
    for (const changed of listeners) changed();
  } catch (error) {
    console.warn('The choice of the map could not be kept', error);
  }
}

/** Calls `changed` after each answer on this page; returns the unsubscribe function. */
export function followDetail(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
