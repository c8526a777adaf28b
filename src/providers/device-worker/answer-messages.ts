import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { deviceQuestionSchema } from './device-questions.ts';
import type { AskDevice } from './device-questions.ts';
import { pageMessageSchema } from './worker-messages.ts';
import type { Answer } from './worker-messages.ts';

/**
 * The worker's side of the talk, free of any worker: takes each message and answers by `reply`.
 * Questions that were dropped before their turn (while the data was loading, say) get no answer.
 */
export function answerMessages(
  ask: AskDevice,
  reply: (answer: Answer) => void,
): (message: unknown) => Promise<void> {
  const running = new Map<number, AbortController>();
  return async (data) => {
    const message = v.parse(pageMessageSchema, data);
    if (message.type === 'drop') {
      running.get(message.id)?.abort();
      return;
    }
    const { id, question } = message;
    const controller = new AbortController();
    running.set(id, controller);
    const answer = await answerTo(ask, id, question, controller.signal);
    running.delete(id);
    if (!controller.signal.aborted) reply(answer);
  };
}

async function answerTo(
  ask: AskDevice,
  id: number,
  question: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const result = await ask(v.parse(deviceQuestionSchema, question), signal);
    return { type: 'result', id, result };
  } catch (error) {
    const code = error instanceof TravelError ? error.code : null;
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'failed', id, code, message };
  }
}
