import * as v from 'valibot';
import { EXPECTED_PLACES } from '#tests/fixtures/names/gazetteer-queries.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { besideWorker } from '../page/built-worker.ts';
import { PHONE } from '../page/phone.ts';
import { percentile } from '../figures/statistics.ts';

/**
 * Times the built worker with every prefix of the test queries, as the search box sends them. CPU
 * throttling does not reach workers, so the time at full speed is multiplied.
 */
export async function measureSearch(bench: Bench): Promise<Figure[]> {
  const times = await besideWorker(bench, 'device', (page, worker) =>
    page.evaluate(timeQueries, { worker, texts: keystrokes() }),
  );
  const slowTimes = v.parse(v.array(v.number()), times).map((ms) => ms * PHONE.cpuSlowdown);
  const detail = `${slowTimes.length} keystrokes, worker's time x ${PHONE.cpuSlowdown}`;
  return [
    { what: 'place search p50', value: percentile(slowTimes, 0.5), unit: 'ms', bar: 5, detail },
    { what: 'place search p95', value: percentile(slowTimes, 0.95), unit: 'ms', bar: 20, detail },
  ];
}

function keystrokes(): string[] {
  return EXPECTED_PLACES.flatMap(({ text }) =>
    Array.from(text)
      .map((_, index) => text.slice(0, index + 1))
      .filter((typed) => typed.trim() !== ''),
  );
}

/** Runs in the page. */
async function timeQueries({ worker: path, texts }: { worker: string; texts: string[] }) {
  const worker = new Worker(path, { type: 'module' });
  const times: number[] = [];
  for (let id = 0; id <= texts.length; id += 1) {
    const text = texts[id - 1] ?? 'warm';
    const request = { type: 'search', text, language: 'en', near: null };
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
    if (type !== 'result') throw new Error('the device worker found nothing');
    if (id > 0) times.push(performance.now() - startedMs);
  }
  worker.terminate();
  return times;
}
