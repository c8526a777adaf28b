import { Workbox } from 'workbox-window';
import type { PageMessage } from './messages.ts';

export type WorkerEvents = {
  /** A new version is installed and waits for the traveller. */
  onWaiting: () => void;
  /** A new version took over this page, by a click here or in another tab. */
  onTakenOver: () => void;
  onMessage: (data: unknown) => void;
};

/** The page's end of the messages with its service worker. */
export type WorkerClient = {
  send: (message: PageMessage) => void;
  /** Resolves to the worker's answer, or to null after 10 s without one. */
  request: (message: PageMessage) => Promise<unknown>;
  /** Makes the waiting version take over; `onTakenOver` is called in any case, within seconds. */
  skipWaiting: () => void;
};

const WORKER_URL = '/service-worker.js';
const ANSWER_TIMEOUT_MS = 10_000;
const UPDATE_INTERVAL_MS = 3_600_000;
/** Safari may not tell the page that a new worker controls it (vite-plugin-pwa #524). */
const TAKE_OVER_MS = 4000;

/**
 * Null where the browser has no service workers, blocks them or cannot install ours (full storage):
 * the product then works online only.
 */
export async function registerWorker(events: WorkerEvents): Promise<WorkerClient | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const workbox = new Workbox(WORKER_URL);
    workbox.addEventListener('waiting', events.onWaiting);
    let isControlled = navigator.serviceWorker.controller !== null;
    workbox.addEventListener('controlling', (event) => {
      // The first worker to control a page is no new version, though another page may have installed it.
      if (isControlled && (event.isUpdate === true || event.isExternal === true)) {
        events.onTakenOver();
      }
      isControlled = true;
    });
    // Workbox would pass on none of a worker that another page, left meanwhile, began to install.
    navigator.serviceWorker.addEventListener('message', (event) => events.onMessage(event.data));
    const installFailed = new Promise<never>((_, reject) => {
      workbox.addEventListener('redundant', () => reject(new Error('The installation failed')));
    });
    const registration = await workbox.register({ immediate: true });
    if (registration === undefined) return null;
    await Promise.race([navigator.serviceWorker.ready, installFailed]);
    checkForUpdates(() => workbox.update());
    return {
      send: (message) => registration.active?.postMessage(message),
      request: (message) => askWorker(registration.active, message),
      skipWaiting() {
        workbox.messageSkipWaiting();
        setTimeout(events.onTakenOver, TAKE_OVER_MS);
      },
    };
  } catch (error) {
    console.warn('No offline use: the service worker could not be registered', error);
    return null;
  }
}

/** An installed app may stay open for weeks: checks when the page is shown again, once an hour. */
function checkForUpdates(update: () => Promise<void>): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    const due = Date.now() - checkedAtMs >= UPDATE_INTERVAL_MS;
    if (document.visibilityState !== 'visible' || !due) return;
    checkedAtMs = Date.now();
    update().catch((error: unknown) => console.warn('The check for a new version failed', error));
  });
}

function askWorker(worker: ServiceWorker | null, message: PageMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
    port1.addEventListener('message', (event) => {
      clearTimeout(timeout);
      port1.close();
      resolve(event.data);
    });
    port1.start();
    worker?.postMessage(message, [port2]);
  });
}
