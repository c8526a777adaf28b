import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import { askWorker, WorkerBrokenError } from './ask-worker.ts';
import type { WorkerLike } from './ask-worker.ts';
import type { AskDevice } from './device-questions.ts';

/**
 * Asks a worker, started by the first question; where workers are blocked or break, this thread
 * from then on. `pack` is read, and the code for it loaded, only in the second case.
 */
export function askDevice(
  pack: DataPack,
  startWorker: () => WorkerLike = startModuleWorker,
): AskDevice {
  const loadHere = once(async () => (await import('./answer-here.ts')).answerHere(pack));
  const here: AskDevice = async (...asked) => (await loadHere())(...asked);
  let current: AskDevice | null = null;
  const start = (): AskDevice => {
    try {
      return askWorker(startWorker());
    } catch {
      return here;
    }
  };
  return async (question, signal) => {
    current ??= start();
    try {
      return await current(question, signal);
    } catch (error) {
      if (!(error instanceof WorkerBrokenError)) throw error;
      current = here;
      return here(question, signal);
    }
  };
}

function startModuleWorker(): WorkerLike {
  return new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' });
}
