import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import type { SendRequest } from './device-request.ts';
import { createWorkerClient, WorkerFailedError } from './worker-client.ts';
import type { WorkerLike } from './worker-client.ts';

/**
 * Sends requests to a worker that the first request starts. Falls back to the main thread where
 * workers are blocked, or while they fail or do not answer; only then are `pack` and the code for it
 * loaded.
 */
export function createDeviceClient(
  pack: DataPack,
  startWorker: () => WorkerLike = startModuleWorker,
): SendRequest {
  const loadHandler = once(async () => {
    const { createRequestHandler } = await import('./request-handler.ts');
    return createRequestHandler(pack);
  });
  const runOnMainThread: SendRequest = async (...request) => (await loadHandler())(...request);
  const start = (): SendRequest => {
    try {
      return createWorkerClient(startWorker());
    } catch {
      return runOnMainThread; // Workers are blocked here.
    }
  };
  let send: SendRequest | null = null;
  return async (request, signal) => {
    send ??= start();
    try {
      return await send(request, signal);
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      return runOnMainThread(request, signal);
    }
  };
}

function startModuleWorker(): WorkerLike {
  return new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' });
}
