import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { abortError, throwIfAborted } from '#src/timing/abort.ts';
import { watchSilence } from '#src/timing/silence-watch.ts';
import type { SendRequest } from './device-request.ts';
import { responseMessageSchema } from './worker-messages.ts';
import type { RequestMessage } from './worker-messages.ts';

/** The part of a Worker that is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** The worker itself failed (blocked, missing, out of memory) or does not answer. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

type Pending = { resolve(result: unknown): void; reject(error: Error): void };

/**
 * Sends requests to a worker and matches the responses to them by their ids. Rejects them with a
 * WorkerFailedError when it fails, and while it does not answer.
 */
export function createWorkerClient(worker: WorkerLike): SendRequest {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let unusable = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const post = (message: RequestMessage) => worker.postMessage(message);

  const failAll = () => {
    unusable = true;
    for (const request of pending.values()) request.reject(new WorkerFailedError());
    pending.clear();
  };
  const silence = watchSilence({
    ping: () => post({ type: 'ping' }),
    isWaiting: () => pending.size > 0,
    onSilent: failAll,
  });

  worker.addEventListener('message', (event) => {
    silence.heard();
    unusable = false;
    const response = v.parse(responseMessageSchema, event.data);
    if (response.type === 'pong') return;
    const request = pending.get(response.id);
    pending.delete(response.id);
    if (response.type === 'result') request?.resolve(response.result);
    else if (response.code === null) request?.reject(new Error(response.message));
    else request?.reject(new TravelError(response.code, { message: response.message }));
  });
  const endWorker = () => {
    worker.terminate();
    failAll();
  };
  worker.addEventListener('error', endWorker);
  worker.addEventListener('messageerror', endWorker);

  return (request, signal) =>
    new Promise((resolve, reject) => {
      throwIfAborted(signal);
      if (unusable) throw new WorkerFailedError();
      lastId += 1;
      const id = lastId;
      const abort = () => {
        pending.delete(id);
        post({ type: 'abort', id });
        reject(abortError());
      };
      const stopListening = () => signal?.removeEventListener('abort', abort);
      pending.set(id, {
        resolve: (result) => {
          stopListening();
          resolve(result);
        },
        reject: (error) => {
          stopListening();
          reject(error);
        },
      });
      signal?.addEventListener('abort', abort, { once: true });
      post({ type: 'request', id, request });
      silence.start();
    });
}
