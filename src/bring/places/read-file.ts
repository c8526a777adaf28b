import * as v from 'valibot';
import { LARGEST_FILE, placesAnswerSchema } from './brought-places.ts';
import type { PlacesAnswer } from './brought-places.ts';
import { holdsPlaces, whatFile } from './what-file.ts';

/** The largest files take a slow phone about half of it. */
const SLOWEST_MS = 30_000;
/** Bytes by which a file is known. */
const HEAD = 65_536;

/** The part of a Worker that is needed here. */
export type PlacesWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

type ReadFileOptions = { startWorker?: () => PlacesWorker; slowestMs?: number };

/**
 * The places of a file that the traveller gave, read in a worker of its own and nowhere else: a file may
 * hang or crash its reader. Never rejects.
 */
export async function readFile(
  file: File,
  { startWorker = startModuleWorker, slowestMs = SLOWEST_MS }: ReadFileOptions = {},
): Promise<PlacesAnswer> {
  try {
    const is = whatFile(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()), file.name);
    if (!holdsPlaces(is)) return { problem: { why: 'other', is } };
    if (file.size > LARGEST_FILE) return { problem: { why: 'large', is } };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readInWorker(bytes, file.name, startWorker, slowestMs);
    return typeof read === 'string' ? { problem: { why: read, is } } : read;
  } catch {
    // It was taken away meanwhile.
    return { problem: { why: 'damaged', is: 'unknown' } };
  }
}

function readInWorker(
  bytes: Uint8Array,
  name: string,
  startWorker: () => PlacesWorker,
  slowestMs: number,
): Promise<PlacesAnswer | 'slow' | 'failed'> {
  return new Promise((resolve) => {
    let worker: PlacesWorker | null = null;
    const end = (answer: PlacesAnswer | 'slow' | 'failed') => {
      clearTimeout(timer);
      worker?.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end('slow'), slowestMs);
    try {
      worker = startWorker();
    } catch {
      end('failed'); // Workers are blocked here.
      return;
    }
    worker.addEventListener('message', ({ data }) => {
      const answer = v.safeParse(placesAnswerSchema, data);
      end(answer.success ? answer.output : 'failed');
    });
    worker.addEventListener('error', () => end('failed'));
    worker.addEventListener('messageerror', () => end('failed'));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage({ bytes, name });
  });
}

function startModuleWorker(): PlacesWorker {
  return new Worker(new URL('./places.worker.ts', import.meta.url), { type: 'module' });
}
