import type { PageMessage } from './messages.ts';

export type WorkerEvents = {
  /** A new version is installed and waits for the traveller. */
  onWaiting: () => void;
  /** A new version took over this page, by a click here or in another tab. */
  onTakenOver: () => void;
  onMessage: (data: unknown) => void;
};

/** The page's line to its worker. */
export type WorkerLine = {
  tell: (message: PageMessage) => void;
  /** Resolves to the worker's answer, or to null when none comes. */
  ask: (message: PageMessage) => Promise<unknown>;
  /** Lets the waiting version take over. */
  takeOver: () => void;
};

const WORKER_URL = '/service-worker.js';
const ANSWER_LIMIT_MS = 10_000;
const UPDATE_EVERY_MS = 3_600_000;

/** Null where the browser has no workers, or blocks them: the product works, but only online. */
export async function registerWorker(events: WorkerEvents): Promise<WorkerLine | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(WORKER_URL);
    workbox.addEventListener('waiting', events.onWaiting);
    workbox.addEventListener('controlling', (event) => {
      if (event.isUpdate === true || event.isExternal === true) events.onTakenOver();
    });
    workbox.addEventListener('message', (event) => events.onMessage(event.data));
    const registration = await workbox.register({ immediate: true });
    if (registration === undefined) return null;
    await navigator.serviceWorker.ready;
    lookForUpdates(() => workbox.update());
    return {
      tell: (message) => registration.active?.postMessage(message),
      ask: (message) => askWorker(registration.active, message),
      takeOver: () => workbox.messageSkipWaiting(),
    };
  } catch (error) {
    console.warn('No offline use: the service worker could not be registered', error);
    return null;
  }
}

/** An installed app may stay open for weeks: coming back to it counts as a visit, once an hour. */
function lookForUpdates(update: () => Promise<void>): void {
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    const due = Date.now() - lookedAtMs >= UPDATE_EVERY_MS;
    if (document.visibilityState !== 'visible' || !due) return;
    lookedAtMs = Date.now();
    update().catch((error: unknown) => console.warn('No newer version could be looked for', error));
  });
}

function askWorker(worker: ServiceWorker | null, message: PageMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
    port1.addEventListener('message', (event) => {
      clearTimeout(limit);
      port1.close();
      resolve(event.data);
    });
    port1.start();
    worker?.postMessage(message, [port2]);
  });
}
