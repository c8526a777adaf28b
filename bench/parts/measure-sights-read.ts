import * as v from 'valibot';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { median } from '../figures/statistics.ts';
import { besideWorker } from '../page/built-worker.ts';

/** Reading list and notes of all sights in one language for the first time, in a worker that has started. */
export async function measureSightsRead(bench: Bench): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const ms = await besideWorker(bench, 'device', (page, worker) =>
      page.evaluate(timeFirstSight, worker),
    );
    times.push(v.parse(v.number(), ms));
  }
  return {
    what: 'all sights read for the first time, list and notes of one language',
    value: median(times),
    unit: 'ms',
    bar: 90,
    detail: `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms, at full speed, fetched from loopback`,
  };
}

/** Runs in the page. */
async function timeFirstSight(path: string): Promise<number> {
  const worker = new Worker(path, { type: 'module' });
  let ms = 0;
  const requests = [
    { type: 'zone', point: { lat: 51.5, lng: -0.1 } },
    { type: 'sight', id: 'none', language: 'en' },
  ];
  for (const [id, request] of requests.entries()) {
    const startedMs = performance.now();
    const type = await new Promise<string>((resolve) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ type: string }>) => resolve(data.type),
        { once: true },
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ type: 'request', id, request });
    });
    if (type !== 'result') throw new Error(`the worker answers '${request.type}' with ${type}`);
    ms = performance.now() - startedMs;
  }
  worker.terminate();
  return ms;
}
