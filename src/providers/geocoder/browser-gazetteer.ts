import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import type { GazetteerClient } from './gazetteer-client.ts';
import { createLocalGazetteer } from './local-gazetteer.ts';
import { createWorkerGazetteer, WorkerBrokenError } from './worker-gazetteer.ts';
import type { WorkerLike } from './worker-gazetteer.ts';

/**
 * The gazetteer for a page: in a worker, started by the first question; in the page itself where
 * workers are blocked or break, from then on. `pack` is read only in the second case.
 */
export function createBrowserGazetteer(
  pack: DataPack,
  startWorker: () => WorkerLike = startModuleWorker,
): GazetteerClient {
  let client: GazetteerClient | null = null;
  const local = () => (client = createLocalGazetteer(pack));
  const current = (): GazetteerClient => {
    if (client !== null) return client;
    try {
      return (client = createWorkerGazetteer(startWorker()));
    } catch {
      return local();
    }
  };
  /** Asks again in the page when the worker broke over the question. */
  const ask = async <T>(question: (gazetteer: GazetteerClient) => Promise<T>): Promise<T> => {
    const asked = current();
    try {
      return await question(asked);
    } catch (error) {
      if (!(error instanceof WorkerBrokenError)) throw error;
      return question(client === asked || client === null ? local() : client);
    }
  };
  return {
    search: (...question) => ask((gazetteer) => gazetteer.search(...question)),
    nameAt: (...question) => ask((gazetteer) => gazetteer.nameAt(...question)),
    countryAt: (...question) => ask((gazetteer) => gazetteer.countryAt(...question)),
    near: (...question) => ask((gazetteer) => gazetteer.near(...question)),
  };
}

function startModuleWorker(): WorkerLike {
  return new Worker(new URL('./gazetteer.worker.ts', import.meta.url), { type: 'module' });
}
