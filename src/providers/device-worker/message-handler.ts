import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { deviceRequestSchema } from './device-request.ts';
import type { SendRequest } from './device-request.ts';
import { requestMessageSchema } from './worker-messages.ts';
import type { ResponseMessage } from './worker-messages.ts';

/**
 * The worker's end of the protocol, free of any worker: runs each request and passes its response
 * to `respond`. An aborted request gets no response.
 */
export function createMessageHandler(
  run: SendRequest,
  respond: (response: ResponseMessage) => void,
): (message: unknown) => Promise<void> {
  const running = new Map<number, AbortController>();
  return async (data) => {
    const message = v.parse(requestMessageSchema, data);
    if (message.type === 'ping') {
      respond({ type: 'pong' });
      return;
    }
    if (message.type === 'abort') {
      running.get(message.id)?.abort();
      return;
    }
    const { id, request } = message;
    const controller = new AbortController();
    running.set(id, controller);
    const response = await responseTo(run, id, request, controller.signal);
    running.delete(id);
    if (!controller.signal.aborted) respond(response);
  };
}

async function responseTo(
  run: SendRequest,
  id: number,
  request: unknown,
  signal: AbortSignal,
): Promise<ResponseMessage> {
  try {
    const result = await run(v.parse(deviceRequestSchema, request), signal);
    return { type: 'result', id, result };
  } catch (error) {
    const code = error instanceof TravelError ? error.code : null;
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'failed', id, code, message };
  }
}
