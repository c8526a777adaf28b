const KEY = 'fernweh-pack-wanted';

/** Remembers on this device that the data pack was wanted. */
export const packWish = {
  remember() {
    try {
      window.localStorage.setItem(KEY, 'yes');
    } catch (error) {
      console.warn('Storage is blocked; nothing is remembered', error);
    }
  },
  isRemembered() {
    try {
      return window.localStorage.getItem(KEY) !== null;
    } catch {
      // Blocked storage remembers nothing.
      return false;
    }
  },
};
