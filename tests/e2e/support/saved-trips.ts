import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import { tripSchema } from '#src/domain/trip/trip.ts';

const wordingSchema = v.object({ place: v.string(), recommendation: recommendationSchema });

/** A stored result of the device, once it has both languages. */
const storedSchema = v.object({
  trip: tripSchema,
  wordings: v.object({ en: wordingSchema, de: wordingSchema }),
});

const saidSchema = v.object({ wordings: v.object({ en: v.object({}), de: v.object({}) }) });

/** Timeout for the browser to be idle, on a busy machine. */
const IDLE_MS = 60_000;

export type StoredTrip = v.InferOutput<typeof storedSchema>;

/**
 * Waits for the first saved trip, and until all have both languages, which they get when the browser is
 * idle; reads them straight from IndexedDB. Throws after a minute.
 */
export async function readSavedTrips(page: Page): Promise<[StoredTrip, ...StoredTrip[]]> {
  const read = () =>
    page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open('fernweh');
          opening.addEventListener('error', () => reject(new Error('no database')));
          opening.addEventListener('success', () => {
            const all = opening.result.transaction('trips').objectStore('trips').getAll();
            all.addEventListener('success', () => {
              opening.result.close();
              resolve(all.result);
            });
          });
        }),
    );
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'fernweh'),
  );
  const deadline = performance.now() + IDLE_MS;
  for (;;) {
    const records = await read();
    if (v.is(v.array(saidSchema), records)) {
      const [first, ...more] = v.parse(v.array(storedSchema), records);
      if (first !== undefined) return [first, ...more];
    }
    if (performance.now() > deadline) throw new Error('A saved trip stays in one language');
    await page.waitForFunction(() => true);
  }
}
