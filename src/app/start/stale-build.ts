import { hasNetwork } from '#src/offline/connection.ts';

/**
 * After a deploy an open page may ask for a chunk that is gone. Loading the page once more gets the
 * new build; a second failure soon after means something else, and is shown instead.
 */
const MARK = 'fernweh-reloaded-at';
const SOON_MS = 60_000;

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Reload for a missing chunk? Not offline, and not twice within a minute. */
export function shouldReload(marks: Marks, nowMs: number, online: boolean): boolean {
  if (!online) return false;
  const last = Number(marks.getItem(MARK));
  if (last > 0 && nowMs - last < SOON_MS) return false;
  marks.setItem(MARK, String(nowMs));
  return true;
}

/** Typed text survives the reload: the planner stores its draft with every change. */
export function reloadForMissingChunks(page: Window = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(page)) return;
    event.preventDefault();
    reloading = true;
    page.location.reload();
  });
}

let reloading = false;

/** The page is about to be loaded anew: errors of what was under way are none. */
export function isReloading(): boolean {
  return reloading;
}

/** Without storage there is no way to know of an earlier reload, so there is none. */
function mayReload(page: Window): boolean {
  try {
    return shouldReload(page.sessionStorage, Date.now(), hasNetwork());
  } catch {
    return false;
  }
}
