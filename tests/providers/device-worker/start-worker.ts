import { MessageChannel } from 'node:worker_threads';
import { answerMessages } from '#src/providers/device-worker/answer-messages.ts';
import type { WorkerLike } from '#src/providers/device-worker/ask-worker.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';

/** The worker's own code behind a real message channel, as structured clones see it. */
export function startWorker(ask: AskDevice): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const answer = answerMessages(ask, (reply) => port2.postMessage(reply));
  port2.on('message', (message: unknown) => void answer(message));
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

/** Breaks when it is asked something, as a worker does whose script is missing. */
export function breakingWorker(): WorkerLike {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: () => queueMicrotask(() => target.dispatchEvent(new Event('error'))),
    terminate: () => undefined,
  };
}
