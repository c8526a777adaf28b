import * as v from 'valibot';
import { abortError, throwIfAborted } from './abort-error.ts';
import type { GazetteerClient } from './gazetteer-client.ts';
import { answerSchema, foundPlaceSchema, namedPlaceSchema } from './gazetteer-messages.ts';
import type { Question } from './gazetteer-messages.ts';

/** The part of a Worker that is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Thrown to all who wait when the worker itself broke (blocked, missing, out of memory). */
export class WorkerBrokenError extends Error {
  override readonly name = 'WorkerBrokenError';
}

type Waiting = { settle(result: unknown): void; fail(error: Error): void };
/** A question as it is asked, before it gets its number; spread over the kinds of questions. */
type Unnumbered<Q extends Question = Question> = Q extends Question ? Omit<Q, 'id'> : never;

/** The gazetteer in a worker: numbers the questions, hands out the answers, drops the unwanted. */
export function createWorkerGazetteer(worker: WorkerLike): GazetteerClient {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener('message', (event) => {
    const answer = v.parse(answerSchema, event.data);
    const who = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'result') who?.settle(answer.result);
    else who?.fail(new Error(answer.message));
  });
  const broken = () => {
    for (const who of waiting.values()) who.fail(new WorkerBrokenError('the worker broke'));
    waiting.clear();
    worker.terminate();
  };
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const send = (question: Question) => worker.postMessage(question);

  const ask = (question: Unnumbered, signal?: AbortSignal): Promise<unknown> =>
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
      send({ ...question, id });
    });

  return {
    async search(text, language, near, signal) {
      const result = await ask({ type: 'search', text, language, near }, signal);
      return v.parse(v.array(foundPlaceSchema), result);
    },
    async nameAt(point, language, signal) {
      return v.parse(v.string(), await ask({ type: 'name', point, language }, signal));
    },
    async countryAt(point, signal) {
      return v.parse(v.nullable(v.string()), await ask({ type: 'country', point }, signal));
    },
    async near(point, { kinds, radiusKm, limit }, language, signal) {
      const query = { kinds: [...kinds], radiusKm, limit };
      const result = await ask({ type: 'near', point, query, language }, signal);
      return v.parse(v.array(namedPlaceSchema), result);
    },
  };
}
