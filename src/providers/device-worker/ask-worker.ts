import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { abortError, throwIfAborted } from '#src/providers/geocoder/abort-error.ts';
import type { AskDevice } from './device-questions.ts';
import { answerSchema } from './worker-messages.ts';
import type { PageMessage } from './worker-messages.ts';

/** The part of a Worker that is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Thrown to all who wait when the worker itself broke (blocked, missing, out of memory). */
export class WorkerBrokenError extends Error {
  override readonly name = 'WorkerBrokenError';
}

type Waiting = { settle(result: unknown): void; fail(error: Error): void };

/** Asks a worker: numbers the questions, hands out the answers, drops the unwanted. */
export function askWorker(worker: WorkerLike): AskDevice {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener('message', (event) => {
    const answer = v.parse(answerSchema, event.data);
    const who = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'result') who?.settle(answer.result);
    else if (answer.code === null) who?.fail(new Error(answer.message));
    else who?.fail(new TravelError(answer.code, { message: answer.message }));
  });
  const broken = () => {
    for (const who of waiting.values()) who.fail(new WorkerBrokenError('the worker broke'));
    waiting.clear();
    worker.terminate();
  };
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const send = (message: PageMessage) => worker.postMessage(message);

  return (question, signal) =>
    new Promise((resolve, reject) => {
      throwIfAborted(signal);
      last += 1;
      const id = last;
      const drop = () => {
        waiting.delete(id);
        send({ type: 'drop', id });
        reject(abortError());
      };
      const forget = () => signal?.removeEventListener('abort', drop);
      waiting.set(id, {
        settle: (result) => {
          forget();
          resolve(result);
        },
        fail: (error) => {
          forget();
          reject(error);
        },
      });
      signal?.addEventListener('abort', drop, { once: true });
      send({ type: 'ask', id, question });
    });
}
