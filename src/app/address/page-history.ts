import { createBrowserHistory } from '@tanstack/react-router';
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import { keepOverlayEntries, withOverlays } from './overlay-entries.ts';
import { readAddress } from './page-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many overlays lie over the page: not the router's. */
    overlays?: number;
  }
}

/**
 * The browser's history with plain paths for the router: /de/about is read as /about. The address
 * bar keeps the address that was visited. Back closes what lies over the page first.
 */
export function createPageHistory(): RouterHistory {
  const native = {
    pushState: window.history.pushState.bind(window.history),
    replaceState: window.history.replaceState.bind(window.history),
  };
  const overlays = keepOverlayEntries(native, () => history);
  const history = createBrowserHistory();
  return {
    ...history,
    push: (...to) => overlays.onPage(() => history.push(...to)),
    replace: (path, state, options) =>
      overlays.atRest(() => {
        history.replace(path, withOverlays(state ?? {}, overlays.depth()), options);
      }),
    get location() {
      return plainLocation(withoutOverlays(history.location));
    },
    get length() {
      return history.length;
    },
  };
}

/** The router compares states by identity: an unchanged state stays the same object. */
function withoutOverlays(location: HistoryLocation): HistoryLocation {
  if (location.state.overlays === undefined) return location;
  return { ...location, state: withOverlays(location.state, 0) };
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
