const KEY = 'fernweh.asked-at-home';

type WebStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the first list has asked what is at home; where the browser stores nothing it never asks. */
export function hasAsked(storage: () => WebStorage): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch (error) {
    console.warn('Whether the first list has asked could not be read', error);
    return true;
  }
}

export function rememberAsked(storage: () => WebStorage): void {
  try {
    storage().setItem(KEY, 'yes');
  } catch (error) {
    console.warn('That the first list has asked could not be kept', error);
  }
}
