import { createBrowserHistory } from '@tanstack/react-router';
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import { readAddress } from './page-address.ts';

/**
 * The browser's history with plain paths for the router: /de/about is read as /about. The address
 * bar keeps the address that was visited.
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

/** Replaces an address that names a language by the plain one of the same page. */
export function leaveTwin(history: RouterHistory): void {
  if (readAddress(window.location.pathname).language === null) return;
  history.replace(history.location.href);
  history.flush();
}
