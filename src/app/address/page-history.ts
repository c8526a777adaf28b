import { createBrowserHistory } from '@tanstack/react-router';
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import { readAddress } from './page-address.ts';

/**
 * The browser's history, as the routes know their pages: a page's addresses in one language
 * (/de/about) are read as its plain path. The address bar keeps what was visited.
 */
export function createPageHistory(): RouterHistory {
  const history = createBrowserHistory();
  return {
    ...history,
    get location() {
      return plainLocation(history.location);
    },
    get length() {
      return history.length;
    },
  };
}

export function plainLocation(location: HistoryLocation): HistoryLocation {
  const { path, language } = readAddress(location.pathname);
  if (language === null) return location;
  return { ...location, pathname: path, href: path + location.search + location.hash };
}

/** To the plain address of the same page: another language was chosen than the address names. */
export function leaveTwin(history: RouterHistory): void {
  if (readAddress(window.location.pathname).language === null) return;
  history.replace(history.location.href);
  history.flush();
}
