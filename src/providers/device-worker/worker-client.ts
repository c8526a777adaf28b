import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { abortError, throwIfAborted } from '#src/timing/abort.ts';
import type { SendRequest } from './device-request.ts';
import { responseMessageSchema } from './worker-messages.ts';
import type { RequestMessage } from './worker-messages.ts';

/** The part of a Worker that is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Rejects all pending requests when the worker itself fails: blocked, missing, out of memory. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

type Pending = { resolve(result: unknown): void; reject(error: Error): void };

/** Sends requests to a worker and matches the responses to them by their ids. */
export function createWorkerClient(worker: WorkerLike): SendRequest {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  worker.addEventListener('message', (event) => {
    const response = v.parse(responseMessageSchema, event.data);
    const request = pending.get(response.id);
    pending.delete(response.id);
    if (response.type === 'result') request?.resolve(response.result);
    else if (response.code === null) request?.reject(new Error(response.message));
    else request?.reject(new TravelError(response.code, { message: response.message }));
  });
  const failAll = () => {
    for (const request of pending.values()) request.reject(new WorkerFailedError());
    pending.clear();
    worker.terminate();
  };
  worker.addEventListener('error', failAll);
  worker.addEventListener('messageerror', failAll);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const post = (message: RequestMessage) => worker.postMessage(message);

  return (request, signal) =>
    new Promise((resolve, reject) => {
      throwIfAborted(signal);
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
    });
}
