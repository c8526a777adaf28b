import type { RouterHistory } from '@tanstack/react-router';
import { openOverlays } from '#src/ui/overlays/open-overlays.ts';

export type OverlayEntries = {
  /** The entries of overlays above that of the page. */
  depth: () => number;
  /** Runs at the page's own entry, without those of overlays, which are left for good: for a new page. */
  onPage: (run: () => void) => void;
  /** Runs at once, or when the browser has gone where it was sent: for a new address of the page. */
  atRest: (run: () => void) => void;
};

/** The browser answers within a frame or two; a request that it drops must not stop the router. */
const TRAVERSAL_MS = 1000;

/**
 * Keeps an entry in the browser's history for each open overlay, so that Back closes the topmost. They
 * carry the router's index of the page under them and `overlays`, their number; the router never sees
 * them. `native` is the browser's own, which the router overrides; call this before it listens.
 */
export function keepOverlayEntries(
  native: Pick<History, 'pushState' | 'replaceState'>,
  router: () => RouterHistory,
): OverlayEntries {
  let depth = entry().overlays;
  // The router's index of this entry; null where a link to a fragment, which is the browser's, led.
  let at = entry().index;
  const waiting: (() => void)[] = [];
  // Browsers skip entries that no press has led to, and a new entry takes the Forward of a page that
  // was come back to: both wait for a press.
  let pressed = false;

  /** Brings the entries in line with the overlays. */
  const settle = () => {
    if (traversal.isRunning()) return;
    ({ overlays: depth, index: at } = entry());
    const open = openOverlays.count();
    if (open < depth) {
      traversal.go(open - depth);
      return;
    }
    takeAddress(native, router().location);
    if (pressed) depth = pushTo(open, native, router());
    for (const run of waiting.splice(0)) route(run);
  };
  const route = (run: () => void) => {
    run();
    at = entryOf(router().location.state).index;
  };
  const traversal = createTraversal(settle);
  const pop = (event: PopStateEvent) => {
    const { index, overlays } = entry();
    const isHere = index === at && (index !== null || depth > 0);
    at = index;
    if (!isHere) {
      // Another page, which the router shows: the overlays of this one go with it.
      openOverlays.forget();
      pressed = false;
      setTimeout(settle);
      return;
    }
    event.stopImmediatePropagation();
    const isBack = !traversal.isRunning() && overlays < depth;
    // The entry of an overlay that a reload has closed: the press was for the page before.
    if (isBack && openOverlays.count() <= overlays) window.history.back();
    else if (isBack) openOverlays.closeTo(overlays);
    traversal.end();
  };
  window.addEventListener('popstate', pop, { capture: true });
  onPress(() => {
    pressed = true;
    if (depth < openOverlays.count()) queueMicrotask(settle);
  });
  // One overlay may follow another in the same render: then its entry stays.
  openOverlays.subscribe(() => queueMicrotask(settle));

  return {
    depth: () => depth,
    onPage(run) {
      openOverlays.forget();
      waiting.push(run);
      settle();
    },
    atRest(run) {
      if (traversal.isRunning()) waiting.push(run);
      else route(run);
    },
  };
}

/** The state of an entry of this many overlays; the page's own has none. */
export function withOverlays<State extends { overlays?: number }>(state: State, overlays: number) {
  const { overlays: _, ...page } = state;
  return overlays === 0 ? page : { ...page, overlays };
}

/** A way through the browser's history, which takes it some time. */
function createTraversal(onEnd: () => void) {
  let running: ReturnType<typeof setTimeout> | null = null;
  const end = () => {
    clearTimeout(running ?? undefined);
    running = null;
    onEnd();
  };
  return {
    isRunning: () => running !== null,
    go(steps: number) {
      running = setTimeout(end, TRAVERSAL_MS);
      window.history.go(steps);
    },
    end,
  };
}

/** An address that the page got under an overlay was written to the overlay's entry. */
function takeAddress(
  native: Pick<History, 'replaceState'>,
  { state, href }: RouterHistory['location'],
): void {
  const here = entry();
  const known = entryOf(state);
  if (here.index !== known.index || here.key === known.key) return;
  native.replaceState(withOverlays(state, here.overlays), '', href);
}

/** Returns how many entries of overlays there are then. */
function pushTo(open: number, native: Pick<History, 'pushState'>, router: RouterHistory): number {
  router.flush();
  for (let overlays = entry().overlays + 1; overlays <= open; overlays += 1) {
    native.pushState({ ...window.history.state, overlays }, '');
  }
  return open;
}

function onPress(pressed: () => void): void {
  for (const type of ['pointerdown', 'keydown', 'click']) {
    window.addEventListener(type, pressed, { capture: true, passive: true });
  }
}

type Entry = { index: unknown; key: unknown; overlays: number };

function entry(): Entry {
  return entryOf(window.history.state);
}

/** Reads the state of a history entry; pages that the browser opened itself have none. */
function entryOf(state: unknown): Entry {
  if (typeof state !== 'object' || state === null) return { index: null, key: null, overlays: 0 };
  const overlays: unknown = Reflect.get(state, 'overlays');
  return {
    index: Reflect.get(state, '__TSR_index') ?? null,
    key: Reflect.get(state, '__TSR_key'),
    overlays: typeof overlays === 'number' ? overlays : 0,
  };
}
