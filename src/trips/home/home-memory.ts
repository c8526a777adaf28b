import { parseHome } from '#src/domain/place/home.ts';
import type { Home } from '#src/domain/place/home.ts';

/** Keeps the home on this device. No function throws. */
export interface HomeMemory {
  read(): Home | null;
  /** Null forgets it. False where the browser does not store it. */
  write(home: Home | null): boolean;
}

const KEY = 'fernweh.home';

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The home in web storage, which a browser may block. */
export function createHomeMemory(storage: () => WebStorage): HomeMemory {
  return {
    read() {
      try {
        return parseHome(storage().getItem(KEY));
      } catch (error) {
        console.warn('The home could not be read', error);
        return null;
      }
    },
    write(home) {
      try {
        if (home === null) storage().removeItem(KEY);
        else storage().setItem(KEY, JSON.stringify(home));
        return true;
      } catch (error) {
        console.warn('The home could not be kept', error);
        return false;
      }
    },
  };
}
