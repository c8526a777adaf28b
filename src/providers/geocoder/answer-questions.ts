import * as v from 'valibot';
import type { GazetteerClient } from './gazetteer-client.ts';
import { questionSchema } from './gazetteer-messages.ts';
import type { Answer, Question } from './gazetteer-messages.ts';

type Asked = Exclude<Question, { type: 'drop' }>;

/**
 * The worker's side of the talk, free of any worker: takes each message and answers by `reply`.
 * Questions that were dropped before their turn (while the data was loading, say) get no answer.
 */
export function createQuestionAnswerer(
  gazetteer: GazetteerClient,
  reply: (answer: Answer) => void,
): (message: unknown) => Promise<void> {
  const running = new Map<number, AbortController>();
  return async (message) => {
    const question = v.parse(questionSchema, message);
    if (question.type === 'drop') {
      running.get(question.id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(question.id, controller);
    const answer = await answerTo(gazetteer, question, controller.signal);
    running.delete(question.id);
    if (!controller.signal.aborted) reply(answer);
  };
}

async function answerTo(
  gazetteer: GazetteerClient,
  question: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { type: 'result', id: question.id, result: await ask(gazetteer, question, signal) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'failed', id: question.id, message };
  }
}

function ask(gazetteer: GazetteerClient, question: Asked, signal: AbortSignal): Promise<unknown> {
  switch (question.type) {
    case 'search':
      return gazetteer.search(question.text, question.language, question.near, signal);
    case 'name':
      return gazetteer.nameAt(question.point, question.language, signal);
    case 'country':
      return gazetteer.countryAt(question.point, signal);
    case 'near':
      return gazetteer.near(question.point, question.query, question.language, signal);
    default:
      return question satisfies never;
  }
}
