import { MessageChannel } from 'node:worker_threads';
import { createMessageHandler } from '#src/providers/device-worker/message-handler.ts';
import type { WorkerLike } from '#src/providers/device-worker/worker-client.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

/** The worker's own message handler behind a real message channel, with structured clones. */
export function startWorker(run: SendRequest): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const handleMessage = createMessageHandler(run, (response) => port2.postMessage(response));
  port2.on('message', (message: unknown) => void handleMessage(message));
  const target = new EventTarget();
  port1.on('message', (data: unknown) =>
    target.dispatchEvent(new MessageEvent('message', { data })),
  );
  // Neither keeps the process alive.
  port1.unref();
  port2.unref();
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate: () => port1.close(),
  };
}

/** Fails at the first message, as a worker does whose script is missing. */
export function failingWorker(): WorkerLike {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: () => queueMicrotask(() => target.dispatchEvent(new Event('error'))),
    terminate: () => undefined,
  };
}

/** Answers nothing until it wakes. */
export function silentWorker(run: SendRequest) {
  const real = startWorker(run);
  const sent: unknown[] = [];
  let awake = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const pass = (message: unknown) => real.postMessage(message);
  const postMessage = (message: unknown) => {
    sent.push(message);
    if (awake) pass(message);
  };
  const wake = () => {
    awake = true;
    for (const message of sent) pass(message);
  };
  return { worker: { ...real, postMessage }, sent, wake };
}
